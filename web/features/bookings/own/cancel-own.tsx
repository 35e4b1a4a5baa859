import { Button } from '@mantine/core';
import type { Booking } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { cancelIt, learnBooking } from './own.api.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import classes from './own-booking.module.css';

/** As long as the rules of the event allow it. */
export function CancelOwn({ token, booking }: { token: string; booking: Booking }) {
  const t = useTranslations('booking-page.own');
  const format = useFormatter();
  const client = useQueryClient();
  const problemText = useBookingProblemText();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelIt(token),
    onSuccess: (after) => learnBooking(client, token, after),
  });
  const locale = useLocale();
  const { canCancel, cancelUntil, cancelKeeps, cancelPaid: paid, currency, event } = booking;
  const goesAlong = booking.additions.some(({ state }) => state !== 'cancelled');
  const lead = goesAlong ? `${t('cancelAll')} ` : '';
  if (!canCancel || !cancelUntil) return null;
  const go = () => {
    setAsked(false);
    mutate();
  };
  return (
    <section className={classes.cancel} aria-label={t('cancel')}>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <Button variant="subtle" color="red" loading={isPending} onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
      <p className={classes.soft}>
        {t('cancelUntil', {
          at: format.dateTime(new Date(cancelUntil), {
            dateStyle: 'long',
            timeStyle: 'short',
            timeZone: event.timeZone,
          }),
        })}
      </p>
      <ConfirmDialog
        opened={isAsked}
        title={t('cancelTitle')}
        text={
          lead +
          (cancelKeeps > 0
            ? t('cancelKeepsText', {
                back: wordMoney(paid - cancelKeeps, currency, locale),
                kept: wordMoney(cancelKeeps, currency, locale),
              })
            : t(paid > 0 ? 'cancelPaidText' : 'cancelText'))
        }
        stay={t('cancelStay')}
        go={t('cancelGo')}
        onStay={() => setAsked(false)}
        onGo={go}
      />
    </section>
  );
}
