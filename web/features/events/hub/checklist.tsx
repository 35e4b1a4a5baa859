import type { ChecklistItem, EventSetup } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { BrokenPanel } from '../../../ui/panel/broken-panel.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { ChecklistPoint } from './checklist-point.tsx';
import { StepsBack } from '../steps/steps-back.tsx';
import classes from './checklist.module.css';
import { checklist } from '../events.live.ts';

/** What is done and what is missing, each point leading to where it is done. */
export function Checklist({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.checklist');
  const { data, isError, isFetching, refetch } = useQuery(checklist.options(setup.id));
  return (
    <section className={classes.card} aria-labelledby="checklist">
      <h2 id="checklist">{t('title')}</h2>
      {data && <Points items={data} />}
      {(setup.state === 'draft' || setup.state === 'published') && <StepsBack eventId={setup.id} />}
      {!data && !isError && <LinesSkeleton lines={5} />}
      {!data && isError && <BrokenPanel isRetrying={isFetching} onRetry={() => void refetch()} />}
    </section>
  );
}

function Points({ items }: { items: readonly ChecklistItem[] }) {
  const t = useTranslations('events.checklist');
  const done = items.filter(({ isDone }) => isDone).length;
  const missing = items.filter(({ isDone, isNeeded }) => isNeeded && !isDone).length;
  return (
    <>
      <p className={classes.verdict}>
        {missing === 0 ? t('ready') : t('missing', { count: missing })}
      </p>
      <progress
        className={classes.bar}
        aria-label={t('progress')}
        value={done}
        max={items.length}
      />
      <ul className={classes.points}>
        {items.map((item) => (
          <li key={item.name}>
            <ChecklistPoint item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
