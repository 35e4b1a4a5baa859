import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Share, wheelOf } from './sponsors.wheel.ts';

const shares: fc.Arbitrary<Share[]> = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 999 }), weight: fc.integer({ min: 1, max: 10 }) }),
  { selector: ({ id }) => id, maxLength: 14 },
);
const seeds = fc.string({ maxLength: 40 });

/** Places on the wheel whose right neighbour, all around, is the same. */
const twins = (wheel: readonly number[]) =>
  wheel.filter((id, place) => id === wheel[(place + 1) % wheel.length]).length;

describe('a wheel', () => {
  test('has everyone on it as often as they weigh', () => {
    fc.assert(
      fc.property(seeds, shares, (seed, all) => {
        const wheel = wheelOf(seed, 'lobby', all);
        for (const { id, weight } of all) {
          expect(wheel.filter((other) => other === id)).toHaveLength(weight);
        }
        expect(wheel).toHaveLength(all.reduce((sum, { weight }) => sum + weight, 0));
      }),
    );
  });

  test('is the same from the same seed, in whatever order the sponsors come', () => {
    fc.assert(
      fc.property(seeds, shares, (seed, all) => {
        const wheel = wheelOf(seed, 'lobby', all);
        expect(wheelOf(seed, 'lobby', all.toReversed())).toEqual(wheel);
      }),
    );
  });

  test('has no two equal neighbours, all around, wherever that can be', () => {
    fc.assert(
      fc.property(seeds, shares, (seed, all) => {
        const wheel = wheelOf(seed, 'lobby', all);
        const heaviest = Math.max(0, ...all.map(({ weight }) => weight));
        const others = wheel.length - heaviest;
        expect(twins(wheel)).toBe(Math.max(0, heaviest - others));
      }),
    );
  });

  test('differs by seed and placement', () => {
    const many = Array.from({ length: 12 }, (_, place) => ({ id: place + 1, weight: 1 }));
    const wheel = wheelOf('a', 'lobby', many);
    expect(wheelOf('b', 'lobby', many)).not.toEqual(wheel);
    expect(wheelOf('a', 'program', many)).not.toEqual(wheel);
  });

  /** What docs/sponsor-wheel.md works out by hand: whoever changes the wheel breaks a promise. */
  test('is the published one', () => {
    const all = [
      { id: 1, weight: 3 },
      { id: 2, weight: 2 },
      { id: 3, weight: 1 },
      { id: 4, weight: 1 },
    ];
    expect(wheelOf('plenum', 'lobby', all)).toEqual([1, 3, 2, 1, 4, 1, 2]);
  });
});
