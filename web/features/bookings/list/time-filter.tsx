import { useTranslations } from 'use-intl';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DaySpan } from '../../../ui/table/day-span.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { deeds } from './list.places.ts';

/** By whether they stand, by what happened to them, and by the days on which it did. */
export function TimeFilter({ address }: { address: TableAddress }) {
  const t = useTranslations('booking-desk.filter');
  const { filters, change } = address;
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
      <DaySpan address={address} />
    </>
  );
}
