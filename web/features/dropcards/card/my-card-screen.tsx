import type { MyEvent } from '@plenum/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EventNeeded } from '../../../ui/event/event-needed.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { CardLink } from './card-link.tsx';
import { cards, drops } from '../dropcards.live.ts';
import { HoldersPanel } from '../leads/holders-panel.tsx';
import { LedgerPanel } from '../leads/ledger-panel.tsx';
import { MyCardPanel } from './my-card-panel.tsx';
import classes from './my-card-screen.module.css';

/** My card in the current event: what stands on it, who holds it, what I agreed to. */
export function MyCardScreen() {
  const t = useTranslations('dropcards.mine');
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <EventNeeded isBelowHead>{(event) => <MyCards key={event.id} event={event} />}</EventNeeded>
    </div>
  );
}

function MyCards({ event }: { event: MyEvent }) {
  const card = useQuery(cards.options(event.id));
  const holders = useQuery(drops.options(event.id));
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Loaded query={card}>{(mine) => <MyCardPanel eventId={event.id} card={mine} />}</Loaded>
        {card.data && <CardLink eventId={event.id} card={card.data} />}
      </div>
      <div className={classes.column}>
        <HoldersPanel eventId={event.id} query={holders} />
        <LedgerPanel eventId={event.id} />
      </div>
    </div>
  );
}

function Loaded<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}) {
  const t = useTranslations('dropcards.mine');
  const problemText = useProblemText();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <FormSkeleton fields={6} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(query.error)}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
