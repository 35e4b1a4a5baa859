import { expect, test } from 'vitest';
import { tiersAt, turnAt, turned } from './hall.rotation.ts';

test('the floor moves on at full slots of UTC', () => {
  const noon = Date.UTC(2027, 4, 3, 12, 0);
  expect(turnAt(noon + 10 * 60_000 - 1, 10)).toBe(turnAt(noon, 10));
  expect(turnAt(noon + 10 * 60_000, 10)).toBe(turnAt(noon, 10) + 1);
});

test('over a whole round everyone stood at every place once', () => {
  const order = ['a', 'b', 'c', 'd'];
  const rounds = order.map((_, turn) => turned(order, 1_000_003 + turn));
  for (const place of order.keys()) {
    expect(new Set(rounds.map((round) => round[place])).size).toBe(order.length);
  }
});

test('neighbours stay neighbours from one turn to the next', () => {
  expect(turned([1, 2, 3], 4)).toEqual([2, 3, 1]);
  expect(turned([1, 2, 3], 5)).toEqual([3, 1, 2]);
  expect(turned([], 7)).toEqual([]);
});

test('the example of docs/exhibit-hall.md', () => {
  const turn = turnAt(Date.UTC(2027, 2, 27, 9, 35), 10);
  expect([turn, turned([4, 3, 2, 1], turn)]).toEqual([3_010_233, [3, 2, 1, 4]]);
});

test('nobody leaves their tier', () => {
  const booths = [
    { id: 1, tier: 'platinum' },
    { id: 2, tier: 'gold' },
    { id: 3, tier: 'gold' },
  ] as const;
  expect(tiersAt(['platinum', 'gold', 'silver'], booths, 1)).toEqual([
    { tier: 'platinum', booths: [booths[0]] },
    { tier: 'gold', booths: [booths[2], booths[1]] },
    { tier: 'silver', booths: [] },
  ]);
});
