import { useTranslations } from 'use-intl';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { balances, bookingStates, bookingWays } from './list.places.ts';

export function BookingFilters({ address: { filters, change } }: { address: TableAddress }) {
  const t = useTranslations('bookings');
  return (
    <>
      <FilterSelect
        label={t('columns.state')}
        value={filters['state']}
        choices={bookingStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={t('columns.way')}
        value={filters['way']}
        choices={bookingWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={(way) => change({ way })}
      />
      <FilterSelect
        label={t('balance.label')}
        value={filters['balance']}
        choices={balances.map((value) => ({ value, label: t(`balance.${value}`) }))}
        onChange={(balance) => change({ balance })}
      />
      {(['named', 'came'] as const).map((name) => (
        <FilterSelect
          key={name}
          label={t(`${name}.label`)}
          value={filters[name]}
          choices={(['no', 'yes'] as const).map((value) => ({
            value,
            label: t(`${name}.${value}`),
          }))}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
    </>
  );
}
