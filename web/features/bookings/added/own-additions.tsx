import { Button } from '@mantine/core';
import type { Booking, BookingAddition } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import classes from '../own/own-booking.module.css';
import { ownLooks } from '../bookings.looks.ts';
import { PlaceLine } from '../own/own-places.tsx';

/** What was added to a booking: who comes with it is here, its money and papers on its own page. */
export function OwnAdditions({ booking }: { booking: Booking }) {
  return booking.additions.map((addition) => (
    <Addition key={addition.reference} addition={addition} booking={booking} />
  ));
}

function Addition({ addition, booking }: { addition: BookingAddition; booking: Booking }) {
  const t = useTranslations('booking-page.added');
  const states = useTranslations('booking-page.own.states');
  const format = useFormatter();
  const { token, reference, state, createdAt, gross, balance, currency, people, heldUntil } =
    addition;
  const at = format.dateTime(new Date(createdAt), { dateStyle: 'long' });
  const isOpen = state === 'held' || (state === 'pending' && balance > 0);
  return (
    <Panel
      hasRoom
      title={t('title', { at, reference })}
      more={
        <PlaceLink href={`/booking/${token}`}>
          {t(isOpen ? (state === 'held' ? 'goOn' : 'pay') : 'open')}
          <span className="visually-hidden">: {reference}</span>
        </PlaceLink>
      }
    >
      <div className={classes.main}>
        <p className={classes.added}>
          {state === 'held' ? (
            <span>
              {t('kept', {
                at: format.dateTime(new Date(heldUntil ?? createdAt), { timeStyle: 'short' }),
              })}
            </span>
          ) : (
            <StatePill
              {...ownLooks[state as keyof typeof ownLooks]}
              label={states(state as keyof typeof ownLooks)}
            />
          )}
          <Money minor={gross} currency={currency} />
        </p>
        <ul className={classes.places}>
          {people.map((place) => (
            <PlaceLine
              key={place.id}
              place={place}
              languages={booking.event.languages}
              booker={addition.fullName}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** To the tickets once more; what is chosen there joins this booking. */
export function AddMore({ token, booking }: { token: string; booking: Booking }) {
  const t = useTranslations('booking-page.added');
  if (!booking.canAdd) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/e/$slug/register"
          params={{ slug: booking.event.slug }}
          search={{ to: booking.first?.token ?? token }}
          {...props}
        />
      )}
    >
      {t('add')}
    </Button>
  );
}

/** Back to what it was added to. */
export function AddedTo({ booking: { first } }: { booking: Pick<Booking, 'first'> }) {
  const t = useTranslations('booking-page.added');
  if (!first) return null;
  return (
    <p className={classes.over}>
      <PlaceLink href={`/booking/${first.token}`}>
        {t('partOf', { reference: first.reference })}
      </PlaceLink>
    </p>
  );
}
