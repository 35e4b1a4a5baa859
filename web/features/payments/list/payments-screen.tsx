import type { Payment } from '@plenum/contract';
import { IconCoin } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { payments } from '../payments.live.ts';
import { paymentRules, queryOf } from '../payments.places.ts';
import { PaymentsFilters } from './payments-filters.tsx';
import classes from './payments-screen.module.css';
import { PendingActions } from './pending-actions.tsx';
import { usePaymentColumns } from './use-payment-columns.tsx';

const rowId = (payment: Payment) => String(payment.id);

/** What came and went back for all invoices, how each stands and why. */
export function PaymentsScreen() {
  const t = useTranslations('payments');
  const address = useTableAddress(paymentRules);
  const query = useQuery({
    ...payments.options(queryOf(address)),
    placeholderData: keepPreviousData,
  });
  const selection = useTableSelection(rowId);
  const columns = usePaymentColumns();
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      <DataTable
        name="payments"
        label={t('title')}
        searchLabel={t('list.search')}
        searchHint={t('list.searchHint')}
        columns={columns}
        rows={query.data?.payments}
        total={query.data?.total ?? 0}
        totalIsAtLeast={query.data?.totalIsAtLeast}
        rowId={rowId}
        rowName={({ invoiceNumber }) => invoiceNumber}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={<PaymentsFilters address={address} />}
        bulkActions={<PendingActions chosen={selection.rows} onDone={selection.clear} />}
        empty={
          <StateMessage icon={IconCoin} title={t('list.emptyTitle')} text={t('list.emptyText')} />
        }
      />
    </div>
  );
}
