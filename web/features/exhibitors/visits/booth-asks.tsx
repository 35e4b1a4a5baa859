import type { Ask, HallBoothPage, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './booth-asks.module.css';
import { ownAsks } from '../hall/hall.live.ts';

interface BoothAsksProps {
  event: MyEvent;
  booth: Pick<HallBoothPage, 'id' | 'name'>;
}

/** What I asked before there was a chat, and what the staff answered; it takes no room without. */
export function BoothAsks({ event, booth }: BoothAsksProps) {
  const t = useTranslations('hall.ask');
  const { data } = useQuery(ownAsks.options({ eventId: event.id, exhibitorId: booth.id }));
  if (!data?.length) return null;
  return (
    <section>
      <h2>{t('mine')}</h2>
      <ol className={classes.asks} aria-label={t('mine')}>
        {data.map((ask) => (
          <AskLine key={ask.id} ask={ask} />
        ))}
      </ol>
    </section>
  );
}

function AskLine({ ask }: { ask: Ask }) {
  const t = useTranslations('hall.ask');
  return (
    <li className={classes.ask}>
      <div dir="auto">
        <Paragraphs text={ask.text} className={classes.question} />
      </div>
      <small>
        {t('asked')} <RelativeTime at={ask.at} />
      </small>
      {ask.answer === null ? (
        <p className={classes.open}>{t('open')}</p>
      ) : (
        <div className={classes.answer}>
          <div dir="auto">
            <Paragraphs text={ask.answer} />
          </div>
          <small>
            <bdi>{ask.answeredBy}</bdi> {ask.answeredAt && <RelativeTime at={ask.answeredAt} />}
          </small>
        </div>
      )}
    </li>
  );
}
