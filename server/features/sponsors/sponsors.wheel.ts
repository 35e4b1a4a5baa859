import { createHash } from 'node:crypto';

export interface Share {
  id: number;
  weight: number;
}

/** Whoever knows the seed can draw the same wheel: docs/sponsor-wheel.md says how, step by step. */
export function wheelOf(seed: string, placement: string, shares: readonly Share[]): number[] {
  const lot = (...words: (string | number)[]) =>
    createHash('sha256')
      .update([seed, placement, ...words].join(':'))
      .digest('hex');
  const [first, ...others] = ordered(shares, ({ id }) => lot(id)).toSorted(
    (one, other) => other.weight - one.weight,
  );
  if (!first) return [];
  const rounds = dealt(first.weight, others);
  return rounds.flatMap((ids, round) => [first.id, ...ordered(ids, (id) => lot(round, id))]);
}

/** Into as many rounds as the heaviest has turns: nobody is twice in one. */
function dealt(count: number, shares: readonly Share[]): number[][] {
  const rounds = Array.from({ length: count }, (): number[] => []);
  const order = spread(count);
  const cards = shares.flatMap(({ id, weight }) => Array.from({ length: weight }, () => id));
  for (const [place, id] of cards.entries()) rounds[order[place % count] ?? 0]?.push(id);
  return rounds;
}

/** 0 to count − 1, neighbours far apart: in the order of their binary digits read backwards. */
const spread = (count: number): number[] =>
  ordered(
    Array.from({ length: count }, (_, place) => place),
    (place) => place.toString(2).padStart(8, '0').split('').toReversed().join(''),
  );

function ordered<T>(things: readonly T[], key: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, key: key(thing) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ thing }) => thing);
}
