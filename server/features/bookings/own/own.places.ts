import type { NewPlace } from '../bookings.rows.ts';
import type { Chosen } from './own.wanted.ts';

/** One by one, and what each draws from. */
export const placesOf = ({ tickets, lines }: Pick<Chosen, 'tickets' | 'lines'>): NewPlace[] =>
  lines.flatMap(({ ticketId, kind, quantity, upgrades }, line) =>
    Array.from({ length: quantity }, () => ({
      ticketId,
      kind,
      line,
      // What a place draws from already it need not take once more.
      quotaIds: (tickets[line]?.quotaIds ?? []).filter((id) => !upgrades?.keeps.includes(id)),
      upgrades: upgrades?.placeId ?? null,
    })),
  );
