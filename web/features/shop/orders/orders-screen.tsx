import { Button } from '@mantine/core';
import type { OrderHead } from '@plenum/contract';
import { IconReceipt, IconSettings } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { type TableAddress, useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { DaySpan } from '../../../ui/table/day-span.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { BulkFinish } from './bulk-finish.tsx';
import { exportOrders } from './orders.api.ts';
import { orders } from './orders.live.ts';
import {
  orderFilterOf,
  orderQueryOf,
  orderRules,
  orderBuyers,
  orderStates,
  orderWays,
} from './orders.places.ts';
import classes from './orders-screen.module.css';
import { useOrderColumns } from './use-order-columns.tsx';

const rowId = ({ id }: OrderHead) => String(id);
const rowName = ({ number }: OrderHead) => number;

/** All that was sold, for who runs the shop. */
export function OrdersScreen() {
  const t = useTranslations('orders.sales');
  const address = useTableAddress(orderRules);
  const query = useQuery({
    ...orders.options(orderQueryOf(address)),
    placeholderData: keepPreviousData,
  });
  const selection = useTableSelection(rowId);
  const columns = useOrderColumns();
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <div className={classes.actions}>
          <DownloadButton label={t('export')} save={() => exportOrders(orderFilterOf(address))} />
          <SettingsLink />
        </div>
      </header>
      <DataTable
        name="shop.orders"
        label={t('title')}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        columns={columns}
        rows={query.data?.orders}
        total={query.data?.total ?? 0}
        totalIsAtLeast={query.data?.totalIsAtLeast}
        rowId={rowId}
        rowName={rowName}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={<Filters address={address} />}
        bulkActions={<BulkFinish chosen={selection.rows} onDone={selection.clear} />}
        empty={<StateMessage icon={IconReceipt} title={t('emptyTitle')} text={t('emptyText')} />}
      />
    </div>
  );
}

function SettingsLink() {
  const t = useTranslations('orders.sales');
  return (
    <Button
      variant="default"
      leftSection={<IconSettings size={18} />}
      renderRoot={(props) => <Link to="/apps/ecommerce/sales/settings" {...props} />}
    >
      {t('settings')}
    </Button>
  );
}

function Filters({ address }: { address: TableAddress }) {
  const t = useTranslations('orders');
  const { filters, change } = address;
  return (
    <>
      <FilterSelect
        label={t('columns.state')}
        value={filters['state']}
        choices={orderStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={t('columns.way')}
        value={filters['way']}
        choices={orderWays.map((value) => ({ value, label: t(`money.ways.${value}`) }))}
        onChange={(way) => change({ way })}
      />
      <DaySpan label={t('columns.placed')} address={address} />
      {filters['from'] && (
        <FilterSelect
          label={t('columns.buyer')}
          value={filters['buyer']}
          choices={orderBuyers.map((value) => ({ value, label: t(`buyers.${value}`) }))}
          onChange={(buyer) => change({ buyer })}
        />
      )}
    </>
  );
}
