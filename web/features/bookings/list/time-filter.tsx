import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { deeds } from './list.places.ts';

const days = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** By whether they stand, by what happened to them, and by the days on which it did. */
export function TimeFilter({ address: { filters, change } }: { address: TableAddress }) {
  const t = useTranslations('booking-desk.filter');
  const format = useFormatter();
  const { from, until } = filters;
  const word = (day: string) => format.dateTime(new Date(day), days);
  const span = [from, until].flatMap((day) => (day === undefined ? [] : [word(day)]));
  return (
    <>
      <FilterSelect
        label={t('standing')}
        value={filters['stands']}
        choices={[{ value: 'yes', label: t('stands') }]}
        onChange={(stands) => change({ stands })}
      />
      <FilterSelect
        label={t('happened')}
        value={filters['did']}
        choices={deeds.map((value) => ({ value, label: t(`did.${value}`) }))}
        onChange={(did) => change({ did })}
      />
      {span.length > 0 && (
        <Button
          variant="default"
          rightSection={<IconX size={14} aria-hidden />}
          title={t('clearDays')}
          onClick={() => change({ from: undefined, until: undefined })}
        >
          {from === until ? span[0] : format.list(span, { type: 'unit' })}
        </Button>
      )}
    </>
  );
}
