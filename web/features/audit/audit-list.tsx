import { Button } from '@mantine/core';
import type { AuditEntry } from '@plenum/contract';
import { IconListSearch, IconSearchOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { AuditDays } from './audit-days.tsx';
import classes from './audit-list.module.css';

interface AuditListProps {
  entries: readonly AuditEntry[] | undefined;
  problem: unknown;
  isFiltered: boolean;
  isReading: boolean;
  isReadingOlder: boolean;
  /** Null: there is nothing older. */
  onOlder: (() => void) | null;
  onRetry: () => void;
  onClear: () => void;
}

export function AuditList({ entries, problem, isFiltered, onOlder, ...list }: AuditListProps) {
  const t = useTranslations('audit');
  const problemText = useProblemText();
  if (!entries) {
    if (!problem) return <LinesSkeleton lines={8} />;
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(problem)}
        isRetrying={list.isReading}
        onRetry={list.onRetry}
      />
    );
  }
  if (entries.length === 0 && !isFiltered) {
    return <StateMessage icon={IconListSearch} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  if (entries.length === 0) {
    const clear = (
      <Button variant="default" onClick={list.onClear}>
        {t('clear')}
      </Button>
    );
    return (
      <StateMessage
        icon={IconSearchOff}
        title={t('noneTitle')}
        text={t('noneText')}
        action={clear}
      />
    );
  }
  return (
    <>
      <AuditDays entries={entries} />
      <div className={classes.foot}>
        {onOlder ? (
          <Button variant="default" loading={list.isReadingOlder} onClick={onOlder}>
            {t('older')}
          </Button>
        ) : (
          <p dir="auto">{t('end', { count: entries.length })}</p>
        )}
      </div>
    </>
  );
}
