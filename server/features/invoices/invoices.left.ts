import type { LineRow } from './invoices.rows.ts';

export interface Taken {
  place?: number;
  quantity: number;
}

/** How many of each line, by its place. */
export function countsOf(taken: readonly Taken[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { place = 0, quantity } of taken) {
    counts.set(place, (counts.get(place) ?? 0) + quantity);
  }
  return counts;
}

/** Of each line, how many no credit note has taken back yet. */
export function leftOf(
  lines: readonly LineRow[],
  notes: readonly { lines: readonly LineRow[] }[],
): number[] {
  const gone = countsOf(notes.flatMap((note) => note.lines));
  return lines.map(({ quantity }, place) => quantity - (gone.get(place) ?? 0));
}
