import { describe, expect, test } from 'vitest';
import { movesOf } from './agenda.planner.ts';

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
