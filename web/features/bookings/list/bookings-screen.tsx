import { Button } from '@mantine/core';
import type { BookingHead, MyEvent } from '@plenum/contract';
import { IconMailPlus, IconPlus, IconTicket } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { DownloadMenu } from '../../../ui/download-menu.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { type TableAddress, useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { exportBookings, exportWorkbook } from '../bookings.api.ts';
import { bookings } from '../bookings.live.ts';
import { searchOf } from '../letters/letters.values.ts';
import classes from './bookings-screen.module.css';
import { BookingDeeds } from './booking-deeds.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { bookingFilterOf, bookingRules, bookingsOf } from './list.places.ts';
import { TimeFilter } from './time-filter.tsx';
import { useBookingColumns } from './use-booking-columns.tsx';

const rowId = ({ id }: BookingHead) => String(id);
const rowName = ({ reference }: BookingHead) => reference;

interface BookingsScreenProps {
  event: MyEvent;
  /** Searches that somebody kept, which are another feature's. */
  Views: ComponentType<{ address: TableAddress }>;
  /** Filters by what the event sells and asks, which is another feature's. */
  Filters: ComponentType<{ event: MyEvent; address: TableAddress }>;
}

/** All that was booked of an event, for who runs it. */
export function BookingsScreen({ event, Views, Filters }: BookingsScreenProps) {
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
        <div className={classes.deeds}>
          <DownloadMenu
            label={t('export.button')}
            files={[
              {
                label: t('export.csv'),
                save: () => exportBookings(event.id, bookingFilterOf(address)),
              },
              {
                label: t('export.xlsx'),
                save: () => exportWorkbook(event.id, bookingFilterOf(address)),
              },
            ]}
          />
          <Button
            variant="default"
            leftSection={<IconMailPlus size={18} aria-hidden />}
            renderRoot={(props) => (
              <Link
                to="/bookings/letters/new"
                search={searchOf(bookingFilterOf(address))}
                {...props}
              />
            )}
          >
            {t('writeToThese')}
          </Button>
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/bookings/new" {...props} />}
          >
            {t('make')}
          </Button>
        </div>
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
        filters={
          <>
            <BookingFilters address={address} />
            <TimeFilter address={address} />
            <Filters event={event} address={address} />
            <Views address={address} />
          </>
        }
        bulkActions={
          <BookingDeeds eventId={event.id} bookings={selection.rows} onDone={selection.clear} />
        }
        empty={<StateMessage icon={IconTicket} title={t('emptyTitle')} text={t('emptyText')} />}
      />
    </div>
  );
}
