import type { BookingHead } from '@plenum/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { ClippedCell, NamedCell } from '../../../ui/table/named-cell.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { BookingState } from '../booking-state.tsx';

export function useBookingColumns(): TableColumn<BookingHead>[] {
  const t = useTranslations('bookings');
  return useMemo(
    () => [
      {
        id: 'reference',
        label: t('columns.reference'),
        cell: ({ id, reference, summary }) => (
          <NamedCell href={`/bookings/${id}`} name={reference} below={summary} />
        ),
      },
      {
        id: 'name',
        label: t('columns.name'),
        isSortable: true,
        cell: ({ fullName }) => <ClippedCell>{fullName}</ClippedCell>,
      },
      {
        id: 'state',
        label: t('columns.state'),
        cell: ({ state }) => <BookingState state={state} />,
      },
      {
        id: 'created',
        label: t('columns.created'),
        isSortable: true,
        startsDown: true,
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
      {
        id: 'way',
        label: t('columns.way'),
        // Most screens have no room for it beside the sum.
        isHiddenAtFirst: true,
        cell: ({ way }) => (way ? t(`ways.${way}`) : null),
      },
      {
        id: 'places',
        label: t('columns.places'),
        isAmount: true,
        cell: ({ places, checkedIn }) =>
          checkedIn > 0 ? t('columns.came', { checkedIn, places }) : places,
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
