import type { InvoiceHead } from '@plenum/contract';
import { IconFileInvoice } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTimeZone, useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { exportInvoices } from '../invoices.api.ts';
import { invoices } from '../invoices.live.ts';
import { todayIn } from '../../../ui/time/periods.ts';
import { filterOf, invoiceRules, queryOf } from '../invoices.places.ts';
import { useInvoiceName } from '../use-invoice-name.ts';
import { DraftActions } from './draft-actions.tsx';
import { InvoicesFilters } from './invoices-filters.tsx';
import classes from './invoices-screen.module.css';
import { NewInvoiceLink } from './new-invoice-link.tsx';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

const rowId = (invoice: InvoiceHead) => String(invoice.id);

export function InvoicesScreen() {
  const t = useTranslations('invoices');
  const today = todayIn(useTimeZone());
  const address = useTableAddress(invoiceRules);
  const query = useQuery({
    ...invoices.options(queryOf(address, today)),
    placeholderData: keepPreviousData,
  });
  const selection = useTableSelection(rowId);
  const columns = useInvoiceColumns();
  const nameOf = useInvoiceName();
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <div className={classes.actions}>
          <DownloadButton
            label={t('export')}
            save={() => exportInvoices(filterOf(address, today))}
          />
          <NewInvoiceLink />
        </div>
      </header>
      <DataTable
        name="invoices"
        label={t('title')}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        columns={columns}
        rows={query.data?.invoices}
        total={query.data?.total ?? 0}
        totalIsAtLeast={query.data?.totalIsAtLeast}
        rowId={rowId}
        rowName={nameOf}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={<InvoicesFilters address={address} />}
        bulkActions={<DraftActions chosen={selection.rows} onDone={selection.clear} />}
        empty={
          <StateMessage
            icon={IconFileInvoice}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<NewInvoiceLink />}
          />
        }
      />
    </div>
  );
}
