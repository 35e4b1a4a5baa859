/** Numbers from 0 to 1. */
export type Random = () => number;

/** They are alike at every start: mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const oneOf = <T>(all: readonly T[], random: Random): T | undefined =>
  all[Math.floor(random() * all.length)];

/** Some of them, each at most once. */
export function someOf<T>(all: readonly T[], count: number, random: Random): T[] {
  const left = [...all];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return taken;
}

/** Alike for a name at every start. */
export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);
