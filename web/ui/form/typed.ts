import { isSame, merge } from './merge.ts';

export type NameOf<V> = keyof V & string;

/** What one person types over what the server has. */
export interface Typed<V> {
  /** As the server has them, as far as was told. */
  known: V;
  /** From what each value was changed; others than the known ones are not agreed on yet. */
  origin: V;
  values: V;
  /** Changed by others and taken in beside what was typed. */
  taken: readonly NameOf<V>[];
}

export const untouched = <V extends object>(known: V): Typed<V> => ({
  known,
  origin: known,
  values: known,
  taken: [],
});

const namesOf = <V extends object>(values: V) => Object.keys(values) as NameOf<V>[];

/** The fields in which two differ, with what the second says. */
export const changedFields = <V extends object>(from: V, to: V): Partial<V> =>
  Object.fromEntries(
    namesOf(to).flatMap((name) => (isSame(from[name], to[name]) ? [] : [[name, to[name]]])),
  ) as Partial<V>;

export const isUnsaved = <V extends object>({ known, values }: Typed<V>): boolean =>
  Object.keys(changedFields(known, values)).length > 0;

/** Changed by others as well as here, to something else: a person chooses. */
export const clashesIn = <V extends object>({ known, origin, values }: Typed<V>): NameOf<V>[] =>
  namesOf(known).filter(
    (name) => !isSame(origin[name], known[name]) && !isSame(values[name], known[name]),
  );

/** Others changed something: it is taken in wherever it does not touch what was typed. */
export function follow<V extends object>(typed: Typed<V>, known: V): Typed<V> {
  const [origin, values] = [{ ...known }, { ...known }];
  for (const name of namesOf(known)) {
    const merged = merge(typed.origin[name], typed.values[name], known[name]);
    values[name] = merged.value as V[typeof name];
    if (merged.isClash) origin[name] = typed.origin[name];
  }
  const news = namesOf(known).filter(
    (name) => !isSame(typed.known[name], known[name]) && !isSame(typed.values[name], values[name]),
  );
  const next = { known, origin, values, taken: [...new Set([...typed.taken, ...news])] };
  return isUnsaved(next) ? next : untouched(known);
}

/** A person says whose it is to be; what does not touch stays from both. */
export function settle<V extends object>(
  typed: Typed<V>,
  name: NameOf<V>,
  whose: 'mine' | 'theirs',
): Typed<V> {
  const { known, origin, values } = typed;
  const theirs = merge(origin[name], known[name], values[name]).value as V[typeof name];
  return {
    ...typed,
    origin: { ...origin, [name]: known[name] },
    values: whose === 'mine' ? values : { ...values, [name]: theirs },
  };
}

/** What was sent has arrived, as the server keeps it; what was typed since is still to be saved. */
export function arrived<V extends object>(typed: Typed<V>, sent: V, known: V): Typed<V> {
  const origin = { ...sent };
  for (const name of Object.keys(changedFields(typed.known, sent)) as NameOf<V>[]) {
    // Another spelling of what was sent is nobody else's change.
    if (!isSame(typed.values[name], sent[name])) origin[name] = known[name];
  }
  return { ...follow({ ...typed, origin }, known), taken: [] };
}
