import type { VisitorDeeds } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import type { DeedKind } from './console.deeds.ts';
import { ownBoothsOptions } from '../booths/booths.own-booths.ts';
import classes from './visitor-deeds.module.css';

interface DeedLinesProps {
  exhibitorId: number;
  deeds: VisitorDeeds;
  kind: DeedKind;
}

export function DeedLines({ exhibitorId, deeds, kind }: DeedLinesProps) {
  if (kind === 'visits') return <Visits visits={deeds.visits} />;
  if (kind === 'downloads') return <Downloads downloads={deeds.downloads} />;
  if (kind === 'asks') return <Asks asks={deeds.asks} />;
  return <Card exhibitorId={exhibitorId} />;
}

function Visits({ visits }: Pick<VisitorDeeds, 'visits'>) {
  const t = useTranslations('booth.console');
  const format = useFormatter();
  return (
    <ul className={classes.lines}>
      {visits.map(({ day, seconds }) => (
        <li key={day}>
          <time dateTime={day}>
            {format.dateTime(new Date(day), { dateStyle: 'full', timeZone: 'UTC' })}
          </time>
          <small dir="auto">{t('spent', { count: Math.floor(seconds / 60) })}</small>
        </li>
      ))}
    </ul>
  );
}

function Downloads({ downloads }: Pick<VisitorDeeds, 'downloads'>) {
  const t = useTranslations('booth.console');
  return (
    <ul className={classes.lines}>
      {downloads.map(({ documentId, name, at }) => (
        <li key={documentId}>
          {name === null ? <em>{t('documentGone')}</em> : <bdi>{name}</bdi>}
          <small>
            <RelativeTime at={at} />
          </small>
        </li>
      ))}
    </ul>
  );
}

function Asks({ asks }: Pick<VisitorDeeds, 'asks'>) {
  const t = useTranslations('booth.console');
  return (
    <>
      <ul className={classes.lines}>
        {asks.map(({ text, at }) => (
          <li key={at}>
            {text === null ? t('inConversation') : <q dir="auto">{text}</q>}
            <small>
              <RelativeTime at={at} />
            </small>
          </li>
        ))}
      </ul>
      {asks.some(({ text }) => text !== null) && (
        <Link to="." search={{}} hash="asks">
          {t('toAsks')}
        </Link>
      )}
    </>
  );
}

/** The card itself is for the staff alone. */
function Card({ exhibitorId }: { exhibitorId: number }) {
  const t = useTranslations('booth.console');
  const { data: own } = useQuery(ownBoothsOptions());
  if (!own?.some(({ id }) => id === exhibitorId)) return null;
  const leads: string = `/booths/${exhibitorId}/leads`;
  return <Link to={leads}>{t('toCards')}</Link>;
}
