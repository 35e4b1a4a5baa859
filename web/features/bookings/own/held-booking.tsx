import type { Booking } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { type BookingStep, bookingSteps } from '../bookings.places.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { AddedTo } from '../added/own-additions.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { BookingSummary } from './booking-summary.tsx';
import type { BookingScreenProps } from './own.parts.ts';
import { ChangeTickets } from './change-tickets.tsx';
import { HoldClock } from './hold-clock.tsx';
import classes from './held-booking.module.css';
import { PayStep } from './pay-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import { useDetails } from './use-details.ts';

/** Which step what is missing belongs to. */
const stepOf = (path: string): BookingStep => {
  if (path.includes('/answers/')) return 'questions';
  return path.startsWith('/address') ? 'pay' : 'people';
};

/** Step by step; each is kept when one goes on, and what it lacks is said there. */
export function HeldBooking(props: BookingScreenProps & { booking: Booking }) {
  const { token, booking, search, onStep } = props;
  const t = useTranslations('booking-page');
  const problemText = useBookingProblemText();
  const details = useDetails(token, booking);
  const [tried, setTried] = useState<readonly BookingStep[]>([]);
  const steps = bookingSteps.filter((one) => one !== 'questions' || booking.questions.length > 0);
  const step = search.step && steps.includes(search.step) ? search.step : 'people';
  const lacking = (one: BookingStep) => booking.missing.filter((path) => stepOf(path) === one);
  const faults = [...details.wrong, ...(tried.includes(step) ? lacking(step) : [])];
  const goOn = async () => {
    const after = await details.save();
    if (!after) return;
    setTried((known) => [...known, step]);
    const first = steps.find((one) => after.missing.some((path) => stepOf(path) === one));
    const isDone = !after.missing.some((path) => stepOf(path) === step);
    const next = steps[steps.indexOf(step) + 1];
    if (isDone && next) onStep(next);
    else if (isDone && first) onStep(first);
  };
  const shared = { booking, details, faults, onNext: () => void goOn() };
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <AddedTo booking={booking} />
        <h1>{t('title', { event: booking.event.name })}</h1>
        <HoldClock token={token} booking={booking} />
      </header>
      <BookingSteps steps={steps} current={step} onStep={onStep} />
      <div className={classes.columns}>
        <div className={classes.step}>
          {details.problem !== null && (
            <Notice tone="danger">{problemText(details.problem)}</Notice>
          )}
          {step === 'people' && <PeopleStep {...shared} />}
          {step === 'questions' && <QuestionsStep {...shared} token={token} />}
          {step === 'pay' && <PayStep {...shared} token={token} onStep={onStep} stepOf={stepOf} />}
        </div>
        <div className={classes.side}>
          <BookingSummary booking={booking} />
          <ChangeTickets token={token} booking={booking} />
        </div>
      </div>
    </div>
  );
}
