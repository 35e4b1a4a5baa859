import { describe, expect, test } from 'vitest';
import { growthOf, steepest } from '../../testing/growth/growth.ts';
import { clashesIn, movesOf } from './agenda.planner.ts';

const hour = 3_600_000;
const at = (from: number) => Date.parse(`2027-03-12T0${from}:00:00Z`);
const session = (id: number, from: number) => ({
  id,
  roomId: 1,
  capacity: null,
  speakers: [],
  from: at(from),
  to: at(from) + hour,
});
const rooms = [
  { id: 1, name: 'Quay', kind: 'room' as const, capacity: null },
  { id: 2, name: 'Loft', kind: 'room' as const, capacity: null },
];

describe('where a session could lie better', () => {
  const knots = session(1, 6);
  const others = [session(2, 3), { ...session(3, 6), roomId: 2 }];
  const startsFrom = (earliest: number) =>
    movesOf(knots, [knots, ...others], rooms, [[1, 3]], earliest).moves.map(({ startsAt }) =>
      Date.parse(startsAt),
    );

  test('is at the hours the days know, before they begin', () => {
    expect(startsFrom(0)).toContain(at(3));
  });

  test('is never in the past', () => {
    expect(startsFrom(at(5))).toEqual([at(7), at(7)]);
  });
});

describe('an agenda of five thousand sessions', () => {
  const most = 5_000;
  const speakers = [{ id: 1, role: 'speaker' as const }];
  const atOnce = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ ...session(id + 1, 6), speakers }));
  const inTurn = (count: number) =>
    atOnce(count).map((one) => ({
      ...one,
      from: one.from + one.id * hour,
      to: one.to + one.id * hour,
    }));
  const starsOn = (all: readonly { id: number }[]) => [all.map(({ id }) => id)];

  test('all at the same time tells a thousand clashes', () => {
    const all = atOnce(most);
    const clashes = clashesIn(all, rooms, starsOn(all));
    expect(clashes.rooms).toHaveLength(1_000);
    expect(clashes.speakers).toHaveLength(1_000);
    expect(clashes).toMatchObject({ peopleInClash: 1, rooms: { 0: { roomId: 1, a: 1, b: 2 } } });
  });

  test.each([
    ['at the same time', atOnce],
    ['one after the other', inTurn],
  ])('%s is looked through in a time as long', async (_, sessionsOf) => {
    const growth = await growthOf(
      (share) => {
        const all = sessionsOf(most * share);
        clashesIn(all, rooms, starsOn(all));
      },
      { nothingMs: 20 },
    );
    expect(growth).toBeLessThan(steepest);
  });
});
