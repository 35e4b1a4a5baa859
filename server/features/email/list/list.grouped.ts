/** Each by what it is of, in the order they stand. */
export function groupedBy<T>(all: readonly T[], keyOf: (one: T) => number): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const one of all) {
    const before = found.get(keyOf(one));
    if (before) before.push(one);
    else found.set(keyOf(one), [one]);
  }
  return found;
}
