import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { BadgeEditor } from './badge-editor.tsx';
import { badges } from './badges.live.ts';
import classes from './badges-screen.module.css';
import { PrintBadges } from './print-badges.tsx';

/** How the badges of an event look, and printing many of them. */
export function BadgesScreen({ event, listId }: { event: MyEvent; listId: number | null }) {
  const t = useTranslations('badges');
  const query = useQuery(badges.options(event.id));
  const { data } = query;
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header>
        <h1>{t('title')}</h1>
        <p className={classes.hint}>{t('lead')}</p>
      </header>
      {data ? (
        <>
          <BadgeEditor event={event} setup={data} />
          {data.version > 0 && <PrintBadges event={event} tickets={data.tickets} listId={listId} />}
        </>
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={8} />} />
      )}
    </div>
  );
}
