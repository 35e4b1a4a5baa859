import type { OfferedTicket, TicketKind } from '@plenum/contract';
import type { RegisterFor } from '../bookings.places.ts';

const parts = [
  { kind: 'ticket', words: 'tickets' },
  { kind: 'add_on', words: 'addOns' },
  { kind: 'booth', words: 'booths' },
  { kind: 'sponsor', words: 'sponsors' },
] as const;

const firstOf: Record<RegisterFor, TicketKind> = { exhibitors: 'booth', sponsors: 'sponsor' };

/** What is sold, kind by kind; a kind of which nothing is sold has no part. Whom a link is for sees theirs first. */
export function partsOf(
  { tickets }: { tickets: readonly OfferedTicket[] },
  reader: RegisterFor | undefined,
) {
  const first = reader && firstOf[reader];
  const filled = parts
    .map((part) => ({ ...part, tickets: tickets.filter(({ kind }) => kind === part.kind) }))
    .filter((part) => part.tickets.length > 0);
  return [
    ...filled.filter(({ kind }) => kind === first),
    ...filled.filter(({ kind }) => kind !== first),
  ];
}
