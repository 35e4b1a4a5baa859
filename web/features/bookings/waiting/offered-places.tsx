import { Button } from '@mantine/core';
import type { Waiting } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { LeaveWaiting } from './leave-waiting.tsx';
import classes from './waiting.module.css';

interface OfferedPlacesProps {
  token: string;
  waiting: Waiting;
  offer: NonNullable<Waiting['offer']>;
}

/** Kept for a time, to be booked as anything else is. */
export function OfferedPlaces({ token, waiting, offer }: OfferedPlacesProps) {
  const t = useTranslations('booking-page.waiting');
  const format = useFormatter();
  const { event, items } = waiting;
  const words = useWords(event.languages);
  const until = format.dateTime(new Date(offer.heldUntil), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: event.timeZone,
  });
  return (
    <section className={classes.card} aria-label={t('offered')}>
      <p className={classes.place}>{t('offered')}</p>
      <ul className={classes.wishes}>
        {items.map(({ ticketId, quantity, name }) => (
          <li key={ticketId}>
            <span>
              {quantity} × <bdi>{words(name)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p>{t('offeredUntil', { until })}</p>
      <div className={classes.deeds}>
        <Button
          renderRoot={(props) => (
            <Link to="/booking/$token" params={{ token: offer.token }} {...props} />
          )}
        >
          {t('book')}
        </Button>
        <LeaveWaiting token={token} words="decline" />
      </div>
    </section>
  );
}
