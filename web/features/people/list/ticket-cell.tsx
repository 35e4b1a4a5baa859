import type { HeldTicket } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { PlaceLink } from '../../../ui/place-link.tsx';

/** Leads to the booking; says what is still owed, and whether they have come. */
export function TicketCell({ held }: { held: HeldTicket | undefined }) {
  const t = useTranslations('people.tickets');
  const words = useWords();
  if (!held) return <span aria-hidden>{'–'}</span>;
  const { bookingId, ticket, places, isPaid, isIn } = held;
  const name = words(ticket);
  const state = t(isIn ? 'doors.in' : isPaid ? 'states.confirmed' : 'states.pending');
  return (
    <span>
      <PlaceLink href={`/bookings/${bookingId}`}>
        {places > 1 ? t('several', { count: places, name }) : name}
      </PlaceLink>
      {' · '}
      {state}
    </span>
  );
}
