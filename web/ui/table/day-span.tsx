import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';

interface DaySpanProps {
  /** What happened on those days; without it, another filter says so. */
  label?: string;
  address: {
    filters: { from?: string; until?: string };
    change: (none: { from: undefined; until: undefined }) => void;
  };
}

const days = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** The days a list was opened for, from a figure or a chart; a press shows all of them again. */
export function DaySpan({ label, address: { filters, change } }: DaySpanProps) {
  const t = useTranslations('table');
  const format = useFormatter();
  const { from, until } = filters;
  if (from === undefined && until === undefined) return null;
  const [first, last] = [new Date(from ?? until ?? ''), new Date(until ?? from ?? '')];
  const value = format.dateTimeRange(first, last, days);
  return (
    <Button
      variant="default"
      rightSection={<IconX size={14} aria-hidden />}
      title={t('clearDays')}
      onClick={() => change({ from: undefined, until: undefined })}
    >
      {label ? t('filterBy', { label, value }) : value}
    </Button>
  );
}
