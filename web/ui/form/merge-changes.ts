type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Merged {
  value: unknown;
  isClash: boolean;
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields): Merged {
  const merged = Object.keys({ ...theirs, ...mine }).map(
    (name) => [name, mergeOne(base[name], mine[name], theirs[name])] as const,
  );
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    isClash: merged.some(([, { isClash }]) => isClash),
  };
}

function mergeOne(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, isClash: false };
  if (isSame(base, mine)) return { value: theirs, isClash: false };
  const areFields = isFields(base) && isFields(mine) && isFields(theirs);
  return areFields ? mergeFields(base, mine, theirs) : { value: mine, isClash: true };
}

/**
 * What two people made of the same values. Where both changed the same one mine stays, and the
 * field is among the clashes; texts in several languages clash only within a language.
 */
export function mergeChanges<V extends object>(base: V, mine: V, theirs: V) {
  const values = { ...mine };
  const clashes: (keyof V & string)[] = [];
  for (const name of Object.keys(mine) as (keyof V & string)[]) {
    const merged = mergeOne(base[name], mine[name], theirs[name]);
    values[name] = merged.value as V[typeof name];
    if (merged.isClash) clashes.push(name);
  }
  return { values, clashes };
}

/** The fields in which two differ, with what the second says. */
export const changedFields = <V extends object>(from: V, to: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(to).filter(([name, value]) => !isSame(from[name as keyof V], value)),
  ) as Partial<V>;
