import type { Drop } from '@plenum/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrokenPanel } from '../../../ui/panel/broken-panel.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { HolderLine } from './holder-line.tsx';
import classes from './holders-panel.module.css';
import { useWaitingDrops } from '../scan/use-waiting-drops.ts';
import { WaitingLine } from '../scan/waiting-line.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface HoldersPanelProps {
  eventId: number;
  query: UseQueryResult<Drop[]>;
}

/** Who holds my card, who held it, and where it still has to go. */
export function HoldersPanel({ eventId, query }: HoldersPanelProps) {
  const t = useTranslations('dropcards.holders');
  const waiting = useWaitingDrops().filter((drop) => drop.eventId === eventId);
  const [asked, setAsked] = useState<Drop | null>(null);
  const { data } = query;
  const held = data?.filter(({ withdrawnAt }) => withdrawnAt === null) ?? [];
  const gone = data?.filter(({ withdrawnAt }) => withdrawnAt !== null) ?? [];
  return (
    <Panel title={t('title')} more={data && <span>{t('count', { count: held.length })}</span>}>
      {waiting.length > 0 && (
        <ul className={classes.list}>
          {waiting.map((drop) => (
            <WaitingLine key={drop.input.key} drop={drop} />
          ))}
        </ul>
      )}
      {!data && query.isError && (
        <BrokenPanel isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!data && !query.isError && <LinesSkeleton lines={3} />}
      {data?.length === 0 && waiting.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
      <ul className={classes.list} aria-label={t('title')}>
        {held.map((drop) => (
          <HolderLine key={drop.id} drop={drop} onWithdraw={() => setAsked(drop)} />
        ))}
        {gone.map((drop) => (
          <HolderLine key={drop.id} drop={drop} />
        ))}
      </ul>
      <WithdrawDialog eventId={eventId} drop={asked} onClose={() => setAsked(null)} />
    </Panel>
  );
}
