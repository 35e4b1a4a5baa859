import type { OrderHead } from '@plenum/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { ClippedCell, NamedCell } from '../../../ui/table/named-cell.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { OrderState } from './order-state.tsx';

export function useOrderColumns(): TableColumn<OrderHead>[] {
  const t = useTranslations('orders');
  return useMemo(
    () => [
      {
        id: 'number',
        label: t('columns.number'),
        cell: ({ id, number, summary }) => (
          <NamedCell href={`/apps/ecommerce/sales/${id}`} name={number} below={summary} />
        ),
      },
      {
        id: 'buyer',
        label: t('columns.buyer'),
        isSortable: true,
        cell: ({ buyerName }) => <ClippedCell>{buyerName}</ClippedCell>,
      },
      {
        id: 'state',
        label: t('columns.state'),
        cell: ({ state }) => <OrderState state={state} />,
      },
      {
        id: 'placed',
        label: t('columns.placed'),
        isSortable: true,
        startsDown: true,
        cell: ({ placedAt }) => <RelativeTime at={placedAt} />,
      },
      {
        id: 'way',
        label: t('columns.way'),
        cell: ({ way }) => t(`money.ways.${way}`),
      },
      {
        id: 'pieces',
        label: t('columns.pieces'),
        isAmount: true,
        cell: ({ pieces }) => pieces,
      },
      {
        id: 'gross',
        label: t('columns.gross'),
        isSortable: true,
        startsDown: true,
        isAmount: true,
        cell: ({ gross, currency }) => <Money minor={gross} currency={currency} />,
      },
    ],
    [t],
  );
}
