import { useTranslations } from 'use-intl';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DaySpan } from '../../../ui/table/day-span.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { kinds, states, ways } from '../payments.places.ts';

export function PaymentsFilters({ address }: { address: TableAddress }) {
  const t = useTranslations('payments');
  const { filters, change } = address;
  return (
    <>
      <FilterSelect
        label={t('list.columns.state')}
        value={filters['state']}
        choices={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={t('list.columns.way')}
        value={filters['way']}
        choices={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={(way) => change({ way })}
      />
      <FilterSelect
        label={t('list.kind')}
        value={filters['kind']}
        choices={kinds.map((value) => ({ value, label: t(`list.kinds.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
      <DaySpan label={t('list.columns.paid')} address={address} />
    </>
  );
}
