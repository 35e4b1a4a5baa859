/** How many turns of the wheel lie between now and 1970: the same for everyone who looks. */
export const turnAt = (now: number, seconds: number): number => Math.floor(now / (seconds * 1000));

/** The fewest places between two times the same one stands on the wheel. */
function narrowest(wheel: readonly number[]): number {
  const last = new Map<number, number>();
  let gap = wheel.length;
  // Round once and again: the end of the wheel meets its beginning.
  for (const [place, id] of [...wheel, ...wheel].entries()) {
    const before = last.get(id);
    if (before !== undefined) gap = Math.min(gap, place - before);
    last.set(id, place);
  }
  return gap;
}

/** Never so many slots that the same one would stand in two of them. */
export const slotsFor = (wheel: readonly number[], most: number): number =>
  Math.min(most, narrowest(wheel));

/**
 * Who stands in each slot at a turn. With each turn one slot changes and the others stay; over a
 * whole wheel everyone has been there as often as they stand on it.
 */
export function shownAt(wheel: readonly number[], turn: number, most: number): number[] {
  const slots = slotsFor(wheel, most);
  return Array.from({ length: slots }, (_, slot) => {
    const place = turn + ((((slot - turn) % slots) + slots) % slots);
    return wheel[place % wheel.length] ?? 0;
  });
}

/** What part of all turns everyone on a wheel gets, the greatest first. */
export function sharesOf(wheel: readonly number[]): { id: number; share: number }[] {
  const counts = new Map<number, number>();
  for (const id of wheel) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, share: count / wheel.length }))
    .toSorted((a, b) => b.share - a.share);
}
