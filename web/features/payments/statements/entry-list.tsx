import { Button } from '@mantine/core';
import type { BankEntry, EntryStanding } from '@plenum/contract';
import { IconBuildingBank, IconFileImport } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { TableReading } from '../../../ui/table/table-reading.ts';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { EntryCard } from './entry-card.tsx';
import classes from './entry-list.module.css';

interface EntryListProps {
  entries: readonly BankEntry[] | undefined;
  standing: EntryStanding;
  isFiltered: boolean;
  reading: TableReading;
  onImport: () => void;
}

export function EntryList({ entries, standing, isFiltered, reading, onImport }: EntryListProps) {
  const t = useTranslations('payments.statements');
  const problemText = usePaymentProblemText();
  const heading = useRef<HTMLHeadingElement>(null);
  if (reading.problem) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(reading.problem)}
        isRetrying={reading.isReading}
        onRetry={reading.readAgain}
      />
    );
  }
  if (!entries) return <LinesSkeleton lines={6} />;
  return (
    <section className={classes.list} aria-busy={reading.isStale}>
      {/* Takes the focus when what had it leaves the list. */}
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(`says.${standing}`)}
      </h2>
      {entries.length > 0 ? (
        <ul>
          {entries.map((entry) => (
            <EntryCard key={entry.id} entry={entry} onDone={() => heading.current?.focus()} />
          ))}
        </ul>
      ) : (
        <StateMessage
          icon={IconBuildingBank}
          title={isFiltered ? t('nothingFound') : t(`empty.${standing}`)}
          text={t('emptyText')}
          action={
            <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={onImport}>
              {t('import.open')}
            </Button>
          }
        />
      )}
    </section>
  );
}
