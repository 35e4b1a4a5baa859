import type { NewPlace } from '../bookings.rows.ts';
import type { Chosen } from './own.wanted.ts';

/** One by one, and what each draws from. */
export const placesOf = ({ tickets, lines }: Pick<Chosen, 'tickets' | 'lines'>): NewPlace[] =>
  lines.flatMap(({ ticketId, kind, quantity }, line) =>
    Array.from({ length: quantity }, () => ({
      ticketId,
      kind,
      line,
      quotaIds: tickets[line]?.quotaIds ?? [],
    })),
  );
