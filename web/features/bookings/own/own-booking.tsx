import { Button } from '@mantine/core';
import type { Booking } from '@plenum/contract';
import { IconCalendarPlus, IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import {
  comeBack,
  downloadCalendar,
  downloadInvoice,
  downloadTickets,
  learnBooking,
  resendIt,
} from './own.api.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { AddedTo, AddMore, OwnAdditions } from '../added/own-additions.tsx';
import { BookingPaying } from './booking-paying.tsx';
import { BookingSummary } from './booking-summary.tsx';
import type { BookingScreenProps } from './own.parts.ts';
import { CancelOwn } from './cancel-own.tsx';
import { OwnFirms } from '../firms/own-firms.tsx';
import { ownLooks } from '../bookings.looks.ts';
import { OwnPlaces } from './own-places.tsx';
import classes from './own-booking.module.css';

/** What was booked: how it stands, who comes, and all that can be done with it. */
export function OwnBooking(props: BookingScreenProps & { booking: Booking }) {
  const { token, booking, search, PayWay } = props;
  const t = useTranslations('booking-page.own');
  const words = useWords(booking.event.languages);
  const state = booking.state as keyof typeof ownLooks;
  const thanks = words(booking.thanks);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <AddedTo booking={booking} />
        <p className={classes.over}>
          {t('reference')} <strong dir="ltr">{booking.reference}</strong>
        </p>
        <h1>
          <bdi>{booking.event.name}</bdi>
        </h1>
        <p className={classes.standing}>
          <StatePill {...ownLooks[state]} label={t(`states.${state}`)} />
          <Days booking={booking} />
        </p>
      </header>
      {search.back && <Returned {...props} />}
      {state === 'confirmed' && thanks && <Paragraphs text={thanks} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <BookingPaying token={token} booking={booking} PayWay={PayWay} />
          <OwnFirms booking={booking} />
          <OwnPlaces token={token} booking={booking} />
          <OwnAdditions booking={booking} />
        </div>
        <div className={classes.side}>
          <BookingSummary booking={booking} />
          <AddMore token={token} booking={booking} />
          <OwnPapers token={token} booking={booking} />
          <CancelOwn token={token} booking={booking} />
        </div>
      </div>
    </div>
  );
}

function Days({ booking: { event } }: { booking: Booking }) {
  const format = useFormatter();
  const [from, to] = [new Date(event.startsOn), new Date(event.endsOn)];
  return <span>{format.dateTimeRange(from, to, { dateStyle: 'long', timeZone: 'UTC' })}</span>;
}

/** Whoever comes back from the provider sees at once how that ended. */
function Returned({ token, onSettled }: BookingScreenProps) {
  const t = useTranslations('booking-page.own');
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: () => comeBack(token),
    onSuccess: (after) => {
      learnBooking(client, token, after);
      onSettled();
    },
  });
  useEffect(() => mutate(), [mutate]);
  return <Notice tone={error ? 'warning' : 'calm'}>{t(error ? 'notHeard' : 'asking')}</Notice>;
}

function OwnPapers({ token, booking }: { token: string; booking: Booking }) {
  const t = useTranslations('booking-page.own');
  const problemText = useBookingProblemText();
  const hasTickets = [booking, ...booking.additions].some(({ people }) =>
    people.some(({ pass }) => pass !== null),
  );
  const resend = useMutation({
    mutationFn: () => resendIt(token),
    onSuccess: () => showToast({ text: t('resent', { email: booking.email }) }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <section className={classes.papers} aria-label={t('papers')}>
      {hasTickets && <DownloadButton label={t('tickets')} save={() => downloadTickets(token)} />}
      {booking.invoice && (
        <DownloadButton label={t('invoice')} save={() => downloadInvoice(token)} />
      )}
      {booking.state !== 'cancelled' && (
        <>
          <CalendarButton token={token} />
          <Button
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
            loading={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {t('resend')}
          </Button>
        </>
      )}
    </section>
  );
}

function CalendarButton({ token }: { token: string }) {
  const t = useTranslations('booking-page.own');
  const { mutate, isPending } = useMutation({ mutationFn: () => downloadCalendar(token) });
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('calendar')}
    </Button>
  );
}
