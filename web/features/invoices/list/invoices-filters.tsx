import { useTranslations } from 'use-intl';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DaySpan } from '../../../ui/table/day-span.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { periods } from '../../../ui/time/periods.ts';
import { kinds, states } from '../invoices.places.ts';

export function InvoicesFilters({ address }: { address: TableAddress }) {
  const t = useTranslations('invoices');
  const { filters, change } = address;
  return (
    <>
      <FilterSelect
        label={t('columns.state')}
        value={filters['state']}
        choices={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={t('period')}
        value={filters['period']}
        choices={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={(period) => change({ period, from: undefined, until: undefined })}
      />
      <DaySpan label={t('columns.issued')} address={address} />
      <FilterSelect
        label={t('kind')}
        value={filters['kind']}
        choices={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
    </>
  );
}
