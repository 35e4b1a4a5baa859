import type { MyBooking } from '@plenum/contract';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { BookingState } from '../booking-state.tsx';
import { GivenTickets } from './given-tickets.tsx';
import { myBookings } from './mine.live.ts';
import classes from './mine-screen.module.css';

/** Each leads to where its tickets are. */
export function MineScreen() {
  const t = useTranslations('bookings.mine');
  const query = useQuery(myBookings.options());
  const { data } = query;
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      {!data && (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={4} />} />
      )}
      {data?.length === 0 && (
        <StateMessage icon={IconTicket} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {data && data.length > 0 && (
        <ul className={classes.bookings}>
          {data.map((booking) => (
            <MyBookingLine key={booking.reference} booking={booking} />
          ))}
        </ul>
      )}
      <GivenTickets />
    </div>
  );
}

function MyBookingLine({ booking }: { booking: MyBooking }) {
  const format = useFormatter();
  const { token, eventName, startsOn, summary, reference, state, gross, currency } = booking;
  const day = format.dateTime(new Date(startsOn), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li>
      <Link to="/booking/$token" params={{ token }} className={classes.booking}>
        <span className={classes.words}>
          <strong>
            <bdi>{eventName}</bdi>
          </strong>
          <span>{day}</span>
          <bdi>{summary}</bdi>
          <span dir="ltr">{reference}</span>
        </span>
        <span className={classes.end}>
          <BookingState state={state} />
          <Money minor={gross} currency={currency} />
        </span>
      </Link>
    </li>
  );
}
