import { Button } from '@mantine/core';
import type { Waiting } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { type Counts, wantedOf } from '../bookings.places.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { LeaveWaiting } from './leave-waiting.tsx';
import { changeWaiting } from './waiting.api.ts';
import classes from './waiting.module.css';
import { learnWaiting } from './waiting.own.ts';
import { WishList } from './wish-list.tsx';

interface InLineProps {
  token: string;
  waiting: Waiting;
}

/** Where one stands, why nothing is offered yet, and what one can change. */
export function InLine({ token, waiting }: InLineProps) {
  const t = useTranslations('booking-page.waiting');
  const format = useFormatter();
  const { position, hindrance, passed, email, offerHours, event } = waiting;
  return (
    <>
      <section className={classes.card} aria-label={t('place')}>
        <p className={classes.place} aria-live="polite">
          {position === null ? t('confirming') : t('position', { position })}
        </p>
        {hindrance && hindrance !== 'unconfirmed' && (
          <p>{t(`hindrances.${hindrance}`, { email, hours: offerHours })}</p>
        )}
        {passed && (
          <Notice tone="calm">
            {t('passed', {
              count: passed.left,
              at: format.dateTime(new Date(passed.at), {
                dateStyle: 'long',
                timeStyle: 'short',
                timeZone: event.timeZone,
              }),
            })}
          </Notice>
        )}
      </section>
      <Wish key={JSON.stringify(waiting.items)} token={token} waiting={waiting} />
      <LeaveWaiting token={token} words="leave" />
    </>
  );
}

function Wish({ token, waiting }: InLineProps) {
  const t = useTranslations('booking-page.waiting');
  const client = useQueryClient();
  const problemText = useBookingProblemText();
  const known: Counts = new Map(waiting.items.map((one) => [one.ticketId, one.quantity]));
  const [counts, setCounts] = useState(known);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => changeWaiting(token, wantedOf(counts)),
    onSuccess: (after) => learnWaiting(client, token, after),
  });
  const isSame = [...known].every(([id, count]) => counts.get(id) === count);
  return (
    <section className={classes.card} aria-label={t('what')}>
      <h2>{t('what')}</h2>
      <WishList
        label={t('what')}
        tickets={waiting.items.map(({ ticketId, name, most }) => ({
          id: ticketId,
          name,
          most,
          least: 1,
        }))}
        languages={waiting.event.languages}
        counts={counts}
        onCount={(id, count) => {
          reset();
          // None of it would be another wish: one leaves the line instead.
          setCounts(new Map([...counts, [id, Math.max(1, count)]]));
        }}
      />
      <p className={classes.soft}>{t('keepsPlace')}</p>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      {!isSame && (
        <div className={classes.go}>
          <Button loading={isPending} onClick={() => mutate()}>
            {t('save')}
          </Button>
        </div>
      )}
    </section>
  );
}
