import type { InvoiceHead } from '@plenum/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { ClippedCell } from '../../../ui/table/named-cell.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { CalendarDay } from '../../../ui/time/calendar-day.tsx';
import { InvoiceState } from '../invoice-state.tsx';
import { InvoiceCell } from './invoice-cell.tsx';

export function useInvoiceColumns(): TableColumn<InvoiceHead>[] {
  const t = useTranslations('invoices');
  return useMemo(
    () => [
      {
        id: 'number',
        label: t('columns.number'),
        isSortable: true,
        startsDown: true,
        cell: (invoice) => <InvoiceCell invoice={invoice} />,
      },
      {
        id: 'client',
        label: t('columns.client'),
        isSortable: true,
        cell: ({ clientName }) => <ClippedCell>{clientName || t('noClient')}</ClippedCell>,
      },
      {
        id: 'state',
        label: t('columns.state'),
        cell: ({ state }) => <InvoiceState state={state} />,
      },
      {
        id: 'issued',
        label: t('columns.issued'),
        isSortable: true,
        startsDown: true,
        cell: ({ issuedOn }) => <CalendarDay day={issuedOn} />,
      },
      {
        id: 'due',
        label: t('columns.due'),
        isSortable: true,
        cell: ({ dueOn }) => <CalendarDay day={dueOn} />,
      },
      {
        id: 'gross',
        label: t('columns.gross'),
        isSortable: true,
        startsDown: true,
        isAmount: true,
        cell: ({ kind, gross, currency }) => (
          <Money minor={kind === 'credit_note' ? -gross : gross} currency={currency} />
        ),
      },
      {
        id: 'balance',
        label: t('columns.balance'),
        isSortable: true,
        startsDown: true,
        isAmount: true,
        cell: ({ balance, currency }) => <Money minor={balance} currency={currency} />,
      },
    ],
    [t],
  );
}
