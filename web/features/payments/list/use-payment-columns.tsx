import type { Payment } from '@plenum/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { NamedCell } from '../../../ui/table/named-cell.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { CalendarDay } from '../../../ui/time/calendar-day.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { PaymentDeeds } from '../payment-deeds.tsx';
import { StateCell, WayCell } from './payment-cells.tsx';

export function usePaymentColumns(): TableColumn<Payment>[] {
  const t = useTranslations('payments.list.columns');
  return useMemo(
    () => [
      {
        id: 'invoice',
        label: t('invoice'),
        cell: ({ invoiceId, invoiceNumber, clientName }) => (
          <NamedCell
            href={`/apps/invoice/preview/${invoiceId}`}
            name={invoiceNumber}
            below={clientName}
          />
        ),
      },
      { id: 'way', label: t('way'), cell: (payment) => <WayCell payment={payment} /> },
      { id: 'state', label: t('state'), cell: (payment) => <StateCell payment={payment} /> },
      {
        id: 'made',
        label: t('made'),
        isSortable: true,
        startsDown: true,
        isHiddenAtFirst: true,
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
      {
        id: 'paid',
        label: t('paid'),
        isSortable: true,
        startsDown: true,
        cell: ({ paidOn }) => <CalendarDay day={paidOn} />,
      },
      {
        id: 'amount',
        label: t('amount'),
        isSortable: true,
        startsDown: true,
        isAmount: true,
        cell: ({ kind, amount, currency }) => (
          <Money minor={kind === 'refund' ? -amount : amount} currency={currency} />
        ),
      },
      { id: 'deeds', label: t('deeds'), cell: (payment) => <PaymentDeeds payment={payment} /> },
    ],
    [t],
  );
}
