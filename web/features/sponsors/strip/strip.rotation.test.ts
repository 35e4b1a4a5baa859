import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharesOf, shownAt, slotsFor, turnAt } from './strip.rotation.ts';

const wheels = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 24 });
const mosts = fc.integer({ min: 1, max: 6 });
const turns = fc.integer({ min: 0, max: 2_000_000_000 });

describe('who is shown', () => {
  test('follows from the time alone', () => {
    expect([0, 14_999, 15_000, 44_999].map((now) => turnAt(now, 15))).toEqual([0, 0, 1, 2]);
    expect([0, 1, 2, 3].map((turn) => shownAt([7, 8, 9], turn, 2))).toEqual([
      [7, 8],
      [9, 8],
      [9, 7],
      [8, 7],
    ]);
  });

  test('never stands in two slots at once', () => {
    fc.assert(
      fc.property(wheels, turns, mosts, (wheel, turn, most) => {
        const shown = shownAt(wheel, turn, most);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBe(slotsFor(wheel, most));
      }),
    );
  });

  test('changes in one slot at most from turn to turn', () => {
    fc.assert(
      fc.property(wheels, turns, mosts, (wheel, turn, most) => {
        const [now, next] = [shownAt(wheel, turn, most), shownAt(wheel, turn + 1, most)];
        expect(now.filter((id, slot) => id !== next[slot]).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('has everyone there as often as they stand on the wheel', () => {
    fc.assert(
      fc.property(wheels, mosts, (wheel, most) => {
        const seen = wheel.flatMap((_, turn) => shownAt(wheel, turn, most));
        const slots = slotsFor(wheel, most);
        for (const { id, share } of sharesOf(wheel)) {
          const times = seen.filter((other) => other === id).length;
          expect(times).toBe(Math.round(share * wheel.length) * slots);
        }
      }),
    );
  });

  test('is nobody on an empty wheel', () => {
    expect(shownAt([], 5, 4)).toEqual([]);
    expect(sharesOf([])).toEqual([]);
  });
});
