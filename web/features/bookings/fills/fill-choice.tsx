import { Checkbox } from '@mantine/core';
import type { Booking } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../../../platform/api-client.ts';
import { useSession } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { learnBooking } from '../own/own.api.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';

interface FillChoiceProps {
  token: string;
  booking: Booking;
  placeId: number;
}

/** Of who is signed in it is known that the address is theirs. */
const send = (isSignedIn: boolean, token: string, placeId: number, agrees: boolean) => {
  const input = { params: { token, placeId }, body: { agrees } };
  return isSignedIn
    ? call('PUT /api/booking/:token/places/:placeId/my-profile', input)
    : call('PUT /api/booking/:token/places/:placeId/profile', input);
};

/** Whether answers also fill what is empty in the profile of who booked; nothing is filled by itself. */
export function FillChoice({ token, booking, placeId }: FillChoiceProps) {
  const t = useTranslations('booking-page.fills');
  const format = useFormatter();
  const problemText = useBookingProblemText();
  const client = useQueryClient();
  const session = useSession();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (agrees: boolean) => send(session !== null, token, placeId, agrees),
    onSuccess: (after) => learnBooking(client, token, after),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const fill = booking.fills.find((one) => one.placeId === placeId);
  if (!fill) return null;
  const isMe = session?.person.email.toLowerCase() === booking.email.toLowerCase();
  const fields = format.list(fill.fields.map((field) => t(field)));
  return (
    <Checkbox
      label={t('label')}
      description={t(isMe ? 'signedIn' : 'hint', { fields, email: booking.email })}
      checked={isPending ? variables : fill.agreedAt !== null}
      onChange={({ currentTarget }) => mutate(currentTarget.checked)}
    />
  );
}
