import type { LineRow, PlaceRow } from '../bookings.rows.ts';

/** What came with a booth or a sponsor package goes with it, as many as each of them brought. */
export function withTheirPasses(
  going: readonly PlaceRow[],
  standing: readonly PlaceRow[],
  lines: readonly LineRow[],
): PlaceRow[] {
  const passes = lines.flatMap(({ cameWith, quantity }, line) => {
    if (cameWith === undefined) return [];
    const booked = lines.filter(({ ticketId, gives }) => gives && ticketId === cameWith);
    const count = booked.reduce((sum, one) => sum + one.quantity, 0);
    const stay = standing.filter(({ ticketId }) => ticketId === cameWith);
    const left = stay.filter((place) => !going.includes(place)).length;
    const kept = standing.filter((place) => place.line === line && !going.includes(place));
    return kept.slice(count === 0 ? kept.length : (left * quantity) / count);
  });
  return [...going, ...passes];
}
