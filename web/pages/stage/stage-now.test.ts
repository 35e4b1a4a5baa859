import { expect, test } from 'vitest';
import type { Placed } from '../../features/agenda/program/program.ts';
import { aroundNow, nowIn } from './stage-now.ts';

const hour = 3_600_000;
const aSession = (id: number, roomId: number, at: number, kind = 'talk') =>
  ({
    session: { id, roomId, kind },
    startsAt: at * hour,
    endsAt: (at + 1) * hour,
  }) as unknown as Placed;

const placed = [
  aSession(1, 7, 9),
  aSession(2, 7, 10, 'break'),
  aSession(3, 7, 11),
  aSession(4, 8, 9),
  aSession(5, 7, 40),
];
const idOf = (roomId: number | null, at: number) => {
  const found = nowIn(placed, roomId, at * hour);
  return found && [found.placed.session.id, found.isOn];
};

test('what is on in its room, else what comes next there; a break is neither', () => {
  expect(idOf(7, 9.5)).toEqual([1, true]);
  expect(idOf(7, 10.5)).toEqual([3, false]);
  expect(idOf(7, 50)).toBeUndefined();
  expect(idOf(null, 9.5)).toBeUndefined();
});

test('what may go live: its own room first, what is on before all, nothing of other days', () => {
  const ids = aroundNow(placed, 7, 11.5 * hour).map(({ session }) => session.id);
  expect(ids).toEqual([3, 1, 4]);
});
