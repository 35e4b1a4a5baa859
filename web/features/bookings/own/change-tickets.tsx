import { Button } from '@mantine/core';
import type { Booking } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { chosenAgain, keptBy } from '../bookings.places.ts';
import { giveItUp } from './own.api.ts';

/** Back to the tickets: what was kept is free for others at once. */
export function ChangeTickets({ token, booking }: { token: string; booking: Booking }) {
  const t = useTranslations('booking-page.hold');
  const navigate = useNavigate();
  const kept = keptBy(booking);
  const { mutate, isPending } = useMutation({
    mutationFn: () => giveItUp(token),
    onSettled: () =>
      kept
        ? void navigate({ to: '/booking/$token', params: { token: kept.token } })
        : void navigate({
            to: '/e/$slug/register',
            params: { slug: booking.event.slug },
            search: chosenAgain(booking),
          }),
  });
  return (
    <Button variant="subtle" loading={isPending} onClick={() => mutate()}>
      {t(kept ? 'keepTicket' : 'change')}
    </Button>
  );
}
