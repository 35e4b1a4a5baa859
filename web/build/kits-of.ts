import type { modulesOf } from './modules-of.ts';

/** Tried: of what fewer share, other screens read too much that is not theirs. */
const minShareCount = 3;

/**
 * What many screens share comes in a few files instead of many scraps: one for each combination of
 * `pages` that need it, so that none of these reads what it has no use for.
 */
export function kitsOf(pages: readonly Pick<ReturnType<typeof modulesOf>, 'has'>[]) {
  const combinationOf = (id: string) =>
    pages.reduce((sum, { has }, place) => sum + (has(id) ? 2 ** place : 0), 0);
  const combinations = Array.from({ length: 2 ** pages.length - 1 }, (_, place) => place + 1);
  // What is needed by more pages first: a kit takes along what its modules need and nobody took yet.
  return combinations
    .toSorted((a, b) => countOf(b) - countOf(a))
    .map((combination) => ({
      name: `kit~${combination}`,
      test: (id: string) => combinationOf(id) === combination,
      minShareCount,
    }));
}

const countOf = (combination: number) => combination.toString(2).replaceAll('0', '').length;
