import { Button } from '@mantine/core';
import type { Booking, PaymentWay } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { beginPaying, chooseWay, learnBooking } from './own.api.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import type { PayWayPart } from './own.parts.ts';
import classes from './own-booking.module.css';

interface BookingPayingProps {
  token: string;
  booking: Booking;
  PayWay: PayWayPart;
}

/** While it waits for its money: how it is paid, and how else it could be. */
export function BookingPaying({ token, booking, PayWay }: BookingPayingProps) {
  const t = useTranslations('booking-page.own');
  const locale = useLocale();
  const format = useFormatter();
  const { invoice, paying, currency, way, state } = booking;
  if (!invoice) return null;
  if (invoice.balance < 0) {
    const amount = wordMoney(-invoice.balance, currency, locale);
    return <Notice tone="calm">{t('owed', { amount })}</Notice>;
  }
  if (state !== 'pending' || invoice.balance === 0) return null;
  const isUndecided = paying.attempt?.state === 'pending';
  if (isUndecided) return <Notice tone="calm">{t('undecided')}</Notice>;
  const chosen = paying.ways.find((one) => one.way === way);
  return (
    <div className={classes.paying}>
      {paying.attempt?.state === 'failed' && <Notice tone="danger">{t('declined')}</Notice>}
      {paying.keptUntil && (
        <p className={classes.soft}>
          {t('keptUntil', {
            at: format.dateTime(new Date(paying.keptUntil), { timeStyle: 'short' }),
          })}
        </p>
      )}
      {chosen && (
        <PayWay
          way={chosen}
          owed={{ balance: invoice.balance, currency }}
          transfer={paying.transfer}
          begin={() => beginPaying(token)}
        />
      )}
      <OtherWays token={token} booking={booking} />
    </div>
  );
}

function OtherWays({ token, booking: { way, paying } }: Omit<BookingPayingProps, 'PayWay'>) {
  const t = useTranslations('booking-page');
  const client = useQueryClient();
  const problemText = useBookingProblemText();
  const others = paying.ways.filter((one) => one.way !== way);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (next: PaymentWay) => chooseWay(token, next),
    onSuccess: (after) => learnBooking(client, token, after),
  });
  if (others.length === 0) return null;
  return (
    <div className={classes.others}>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <span>{t('own.otherWays')}</span>
      {others.map((one) => (
        <Button
          key={one.way}
          size="compact-sm"
          variant="default"
          loading={isPending && variables === one.way}
          onClick={() => mutate(one.way)}
        >
          {t(`pay.ways.${one.way}`)}
        </Button>
      ))}
    </div>
  );
}
