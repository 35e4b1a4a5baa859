import { Button } from '@mantine/core';
import { IconArrowBackUp, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../error-state.tsx';
import { StateMessage } from '../state-message.tsx';
import type { TableReading } from './table-reading.ts';
import type { TableAddress } from './address/use-table-address.ts';

interface TableStateProps {
  total: number;
  address: TableAddress;
  reading: TableReading;
  empty: ReactNode;
}

/** What stands in the place of the rows when there are none. */
export function TableState({ total, address, reading, empty }: TableStateProps) {
  const t = useTranslations('table');
  const problemText = useProblemText();
  if (reading.problem !== null) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(reading.problem)}
        isRetrying={reading.isReading}
        onRetry={reading.readAgain}
      />
    );
  }
  if (total > 0) {
    return (
      <StateMessage
        icon={IconArrowBackUp}
        title={t('pastEndTitle')}
        text={t('pastEndText')}
        action={
          <Button variant="default" onClick={() => address.change({ page: undefined })}>
            {t('toFirst')}
          </Button>
        }
      />
    );
  }
  if (!address.isFiltered) return empty;
  return (
    <StateMessage
      icon={IconSearchOff}
      title={t('nothingTitle')}
      text={t('nothingText')}
      action={
        <Button variant="default" onClick={address.clearFilters}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
