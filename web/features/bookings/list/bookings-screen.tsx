import type { BookingHead, MyEvent } from '@plenum/contract';
import { IconTicket } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { type TableAddress, useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { CopyAddresses } from '../../../ui/table/copy-addresses.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { exportBookings } from '../bookings.api.ts';
import { bookings } from '../bookings.live.ts';
import classes from './bookings-screen.module.css';
import {
  bookingFilterOf,
  bookingRules,
  bookingsOf,
  bookingStates,
  bookingWays,
} from './list.places.ts';
import { useBookingColumns } from './use-booking-columns.tsx';

const rowId = ({ id }: BookingHead) => String(id);
const rowName = ({ reference }: BookingHead) => reference;

/** All that was booked of an event, for who runs it. */
export function BookingsScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('bookings');
  const address = useTableAddress(bookingRules);
  const query = useQuery({
    ...bookings.options(bookingsOf(event.id, address)),
    placeholderData: keepPreviousData,
  });
  const selection = useTableSelection(rowId);
  const columns = useBookingColumns();
  usePageTitle(t('name'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('name')}</h1>
        <DownloadButton
          label={t('export')}
          save={() => exportBookings(event.id, bookingFilterOf(address))}
        />
      </header>
      <DataTable
        name="bookings.list"
        label={t('name')}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        columns={columns}
        rows={query.data?.bookings}
        total={query.data?.total ?? 0}
        totalIsAtLeast={query.data?.totalIsAtLeast}
        rowId={rowId}
        rowName={rowName}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={<Filters address={address} />}
        bulkActions={
          <CopyAddresses
            people={selection.rows.map(({ fullName: name, email }) => ({ name, email }))}
          />
        }
        empty={<StateMessage icon={IconTicket} title={t('emptyTitle')} text={t('emptyText')} />}
      />
    </div>
  );
}

function Filters({ address: { filters, change } }: { address: TableAddress }) {
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
    </>
  );
}
