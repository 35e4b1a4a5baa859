import type { BookingsSearch } from '../list/list.places.ts';

/** What the overview is about: one ticket, one pool or all, and the hours of a day or all days. */
export interface OverviewSearch {
  ticket?: string;
  pool?: string;
  day?: string;
}

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? value : undefined;

export function readOverviewSearch({ ticket, pool, day }: Record<string, unknown>): OverviewSearch {
  const [ticketId, poolId] = [idIn(ticket), idIn(pool)];
  return {
    ...(ticketId !== undefined && { ticket: ticketId }),
    ...(ticketId === undefined && poolId !== undefined && { pool: poolId }),
    ...(typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
  };
}

export type Part = Omit<OverviewSearch, 'day'>;

export const partSearch = ({ ticket, pool }: Part): BookingsSearch => ({
  ...(ticket !== undefined && { ticket }),
  ...(pool !== undefined && { pool }),
});

/** What the server is asked for. */
export const courseOf = ({ ticket, pool, day }: OverviewSearch) => ({
  ...(ticket !== undefined && { ticket: Number(ticket) }),
  ...(pool !== undefined && { pool: Number(pool) }),
  ...(day !== undefined && { day }),
});

type Did = 'booked' | 'cancelled' | 'paid' | 'received';

/** The bookings behind what happened on a day. */
export const happenedOn = (part: Part, did: Did, day: string): BookingsSearch => ({
  ...partSearch(part),
  did,
  from: day,
  until: day,
});
