import type { Employee } from '@plenum/contract';
import { IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../ui/state-message.tsx';
import { CopyAddresses } from '../../ui/table/copy-addresses.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import { tableReadingOf } from '../../ui/table/table-reading.ts';
import { useTableAddress } from '../../ui/table/address/use-table-address.ts';
import { useTableSelection } from '../../ui/table/use-table-selection.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { employeesOptions } from './datatables.api.ts';
import { employeeRules, queryOf, statuses } from './datatables.places.ts';
import { EmployeeCard } from './employee-card.tsx';
import classes from './sample-screen.module.css';
import { useEmployeeColumns } from './use-employee-columns.tsx';

const rowId = (employee: Employee) => String(employee.id);
const rowName = (employee: Employee) => employee.full_name;
const addresseeOf = ({ full_name: name, email }: Employee) => ({ name, email });

/** Invented employees in the one table: to try it, and to show how little a screen adds to it. */
export function SampleScreen() {
  const t = useTranslations('datatables');
  const address = useTableAddress(employeeRules);
  const query = useQuery(employeesOptions(queryOf(address)));
  const selection = useTableSelection(rowId);
  const [opened, setOpened] = useState<Employee>();
  const columns = useEmployeeColumns(setOpened);
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1 className={classes.title}>{t('title')}</h1>
      <DataTable
        name="datatables"
        label={t('title')}
        searchLabel={t('search')}
        columns={columns}
        rows={query.data?.invoices}
        total={query.data?.total ?? 0}
        rowId={rowId}
        rowName={rowName}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={
          <FilterSelect
            label={t('columns.status')}
            value={address.filters.status}
            choices={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onChange={(status) => address.change({ status })}
          />
        }
        bulkActions={<CopyAddresses people={selection.rows.map(addresseeOf)} />}
        empty={<StateMessage icon={IconTable} title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <EmployeeCard employee={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}
