import type { PersonBooking } from '@plenum/contract';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { BookingState } from '../booking-state.tsx';
import { bookingsOfPerson } from '../bookings.live.ts';
import classes from './person-bookings.module.css';

/** What somebody booked or was given a place in, for who runs the events. */
export function PersonBookings({ personId }: { personId: number }) {
  const t = useTranslations('bookings.person');
  const query = useQuery(bookingsOfPerson.options(personId));
  const { data } = query;
  if (!data) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={4} />} />
    );
  }
  if (data.length === 0) {
    return <StateMessage icon={IconTicket} title={t('none')} text={t('noneText')} />;
  }
  return (
    <ul className={classes.bookings} aria-label={t('list')}>
      {data.map((booking) => (
        <BookingLine key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}

function BookingLine({ booking }: { booking: PersonBooking }) {
  const t = useTranslations('bookings.person');
  const { id, eventName, isBooker, reference, summary, createdAt, checkedInAt } = booking;
  return (
    <li className={classes.booking}>
      <div className={classes.words}>
        <PlaceLink href={`/bookings/${id}`}>
          <bdi>{summary}</bdi>
        </PlaceLink>
        <span className={classes.soft}>
          <bdi>{eventName}</bdi> · <bdi dir="ltr">{reference}</bdi> ·{' '}
          <RelativeTime at={createdAt} />
        </span>
        {!isBooker && <span className={classes.soft}>{t('byOthers')}</span>}
        {checkedInAt && (
          <span className={classes.soft}>
            {t('cameIn')} <RelativeTime at={checkedInAt} />
          </span>
        )}
      </div>
      <div className={classes.end}>
        <BookingState state={booking.state} />
        <Money minor={booking.gross} currency={booking.currency} />
      </div>
    </li>
  );
}
