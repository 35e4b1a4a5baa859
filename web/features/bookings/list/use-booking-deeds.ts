import type { BookingHead } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { cancelBooking, resendBooking } from '../bookings.api.ts';

type Deed = { kind: 'resend' } | { kind: 'cancel'; why: string };

export const stands = ({ state }: BookingHead): boolean =>
  state === 'pending' || state === 'confirmed';

const does = ({ id }: BookingHead, deed: Deed): Promise<unknown> =>
  deed.kind === 'resend'
    ? resendBooking(id)
    : cancelBooking(id, { why: deed.why, placeIds: null }, newKey());

/** One after the other: each is a transaction of its own, and what was done before a fault stands. */
export function useBookingDeeds(onDone: () => void) {
  const t = useTranslations('bookings.bulk');
  const problemText = useProblemText();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const run = async (bookings: readonly BookingHead[], deed: Deed): Promise<void> => {
    const total = bookings.length;
    let done = 0;
    try {
      for (const booking of bookings) {
        setProgress({ done, total });
        await does(booking, deed);
        done++;
      }
      showToast({ text: t(`done.${deed.kind}`, { count: total }) });
      onDone();
    } catch (problem) {
      const reason = problemText(problem);
      showToast({ text: t('partly', { done, total, reason }), isFailure: true });
    }
    setProgress(null);
  };
  return { run, progress };
}
