import type { PeopleQuery } from '@plenum/contract';

/** Those of an event one may act as, who joined last first: never who runs the organisation. */
export const actableQuery = (eventId: number, q: string): PeopleQuery => ({
  event: eventId,
  role: 'client',
  state: 'active',
  sort: '-joined',
  perPage: 20,
  ...(q && { q }),
});

/** Which row a key leads to from a row, or from the field above all rows at -1. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, -1);
  return undefined;
}
