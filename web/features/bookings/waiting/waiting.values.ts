import type { OfferedTicket, PublicOffer, WaitingState } from '@plenum/contract';
import type { Counts } from '../bookings.places.ts';

export const waitingStates = [
  'waiting',
  'offered',
  'booked',
  'lapsed',
  'declined',
  'left',
  'removed',
] as const satisfies readonly WaitingState[];

/** As many as one may wait for; of what there is no end, as many as one may book. */
const mostOf = ({ waitable, most }: OfferedTicket): number => waitable ?? most;

/** What one can wait for, and what can be had along with it. */
export const waitableTickets = ({ tickets }: PublicOffer): OfferedTicket[] =>
  tickets
    .filter(({ state, waitable }) => waitable !== null || state === 'on_sale')
    .map((ticket) => ({ ...ticket, most: mostOf(ticket) }));

/** What was chosen, and of the one that is lacking more than there is. */
export function firstWish(
  tickets: readonly OfferedTicket[],
  chosen: Counts,
  ticketId: number,
): Counts {
  const wish = new Map(chosen);
  const lacking = tickets.find(({ id }) => id === ticketId);
  if (!lacking) return wish;
  const { least, most, left } = lacking;
  const count = Math.max(least, (left ?? 0) + 1, chosen.get(ticketId) ?? 0);
  return wish.set(ticketId, Math.min(most, count));
}
