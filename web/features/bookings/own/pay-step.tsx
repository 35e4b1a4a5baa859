import { Button } from '@mantine/core';
import type { Booking, BuyingWay } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import type { BookingStep } from '../bookings.places.ts';
import { beginPaying, bookingOptions, bookIt, learnBooking } from './own.api.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './step.module.css';
import type { StepProps } from './people-step.tsx';
import { TermsAgreement } from './terms-agreement.tsx';

interface PayStepProps extends Omit<StepProps, 'onNext'> {
  token: string;
  onStep: (step: BookingStep) => void;
  stepOf: (path: string) => BookingStep;
}

/** Who pays, how, and the one button that books. */
export function PayStep({ token, booking, details, faults, onStep, stepOf }: PayStepProps) {
  const t = useTranslations('booking-page.pay');
  const words = useWords(booking.event.languages);
  const locale = useLocale();
  const client = useQueryClient();
  const problemText = useBookingProblemText();
  const { gross, currency, paying, terms } = booking;
  const [way, setWay] = useState<BuyingWay | null>(
    gross === 0 ? 'free' : (paying.ways[0]?.way ?? null),
  );
  const [agrees, setAgrees] = useState(false);
  const [isTried, setTried] = useState(false);
  const hasTerms = words(terms) !== '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const kept = await details.save();
      if (!kept || !way) return null;
      if (kept.missing.length > 0) return kept;
      const booked = await bookIt(token, { way, gross, agrees });
      if (way === 'stripe') globalThis.location.assign(await beginPaying(token));
      return booked;
    },
    onSuccess: (after) => {
      if (!after) return;
      learnBooking(client, token, after);
      const [first] = after.missing;
      if (first && stepOf(first) !== 'pay') onStep(stepOf(first));
    },
    onError: (problem) => {
      if (problem instanceof CallProblem) void client.invalidateQueries(bookingOptions(token));
    },
  });
  const submit = () => {
    setTried(true);
    if (!hasTerms || agrees) mutate();
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {booking.asksAddress && (
        <Panel hasRoom title={t('address')}>
          <AddressFields
            address={details.values.address}
            isNeeded={isTried || faults.includes('/address')}
            isTaxNumberWrong={details.wrong.some((path) => path.startsWith('/address/taxNumber'))}
            onAddress={(address) => details.change({ address })}
            // Who is billed may owe the tax: what it comes to is said before one books.
            onLeave={() => {
              if (booking.isReverseCharge || details.values.address.taxNumber) void details.save();
            }}
          />
        </Panel>
      )}
      {gross > 0 && (
        <Panel hasRoom title={t('how')}>
          <Ways booking={booking} way={way} onWay={setWay} />
        </Panel>
      )}
      {hasTerms && (
        <TermsAgreement
          terms={words(terms)}
          agrees={agrees}
          isNeeded={isTried && !agrees}
          onAgree={setAgrees}
        />
      )}
      {error !== null && <Notice tone="danger">{problemText(error)}</Notice>}
      <div className={classes.go}>
        <Button type="submit" size="md" loading={isPending} disabled={way === null}>
          {gross === 0 ? t('bookFree') : t('book', { amount: wordMoney(gross, currency, locale) })}
        </Button>
      </div>
    </form>
  );
}

interface WaysProps {
  booking: Booking;
  way: BuyingWay | null;
  onWay: (way: BuyingWay) => void;
}

function Ways({ booking: { paying, event, seller }, way, onWay }: WaysProps) {
  const t = useTranslations('booking-page.pay');
  const words = useWords(event.languages);
  if (paying.ways.length === 0) return <p>{t('noWay', { seller })}</p>;
  return (
    <div className={classes.ways} role="radiogroup" aria-label={t('how')}>
      {paying.ways.map((one) => (
        <label key={one.way} className={classes.way} aria-label={t(`ways.${one.way}`)}>
          <input
            type="radio"
            name="way"
            checked={way === one.way}
            onChange={() => onWay(one.way)}
          />
          <span>
            <strong>{t(`ways.${one.way}`)}</strong>
            <span dir="auto">{words(one.words) || t(`wayTexts.${one.way}`)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
