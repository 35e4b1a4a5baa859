import type { ProgramSession } from '@plenum/contract';
import { expect, test } from 'vitest';
import { isOpen, overlapsIn, upNext } from './mine.ts';
import type { Placed } from '../program/program.ts';

const minute = 60_000;
const nine = Date.parse('2026-11-21T09:00:00Z');

const placed = (id: number, from: number, minutes: number): Placed => ({
  session: { id } as ProgramSession,
  startsAt: nine + from * minute,
  endsAt: nine + (from + minutes) * minute,
  day: '2026-11-21',
  laterDays: 0,
});
const clashes = (...mine: Placed[]) =>
  [...overlapsIn(mine)].map(([id, overlaps]) => [
    id,
    overlaps.map(({ other, minutes }) => [other.session.id, minutes]),
  ]);
const ids = (mine: readonly Placed[]) => mine.map(({ session }) => session.id);

test('what follows at once is no clash', () => {
  expect(clashes(placed(1, 0, 30), placed(2, 30, 30))).toEqual([]);
});

test('a clash is told on both sides, with how long it lasts', () => {
  expect(clashes(placed(1, 0, 60), placed(2, 45, 30), placed(3, 75, 10))).toEqual([
    [1, [[2, 15]]],
    [2, [[1, 15]]],
  ]);
});

test('one long session can clash with many', () => {
  const all = clashes(placed(1, 0, 120), placed(2, 0, 30), placed(3, 90, 60));
  expect(all).toEqual([
    [
      1,
      [
        [2, 30],
        [3, 30],
      ],
    ],
    [2, [[1, 30]]],
    [3, [[1, 30]]],
  ]);
});

test('next is what is on, else what begins first, together', () => {
  const mine = [placed(1, 0, 30), placed(2, 60, 30), placed(3, 60, 45), placed(4, 120, 30)];
  expect(ids(upNext(mine, nine - 1))).toEqual([1]);
  expect(ids(upNext(mine, nine))).toEqual([1]);
  expect(ids(upNext(mine, nine + 30 * minute))).toEqual([2, 3]);
  expect(ids(upNext(mine, nine + 100 * minute))).toEqual([3]);
  expect(ids(upNext(mine, nine + 200 * minute))).toEqual([]);
});

test('the way in opens ten minutes before and closes at the end', () => {
  const one = placed(1, 0, 30);
  const at = (minutes: number) => isOpen(one, nine + minutes * minute);
  expect([at(-11), at(-10), at(0), at(29), at(30)]).toEqual([false, true, true, true, false]);
});
