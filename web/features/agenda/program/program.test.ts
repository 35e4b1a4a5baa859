import type { Program, ProgramSession } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { choicesIn, firstOf, fitsFilters, groupByDay, pickDay, placeSessions } from './program.ts';

const session = (id: number, given: Partial<ProgramSession> = {}): ProgramSession => ({
  id,
  code: `s${id}`,
  kind: 'talk',
  title: { en: `Session ${id}` },
  abstract: {},
  language: 'en',
  trackId: null,
  roomId: null,
  startsAt: '2026-10-12T08:00:00Z',
  minutes: 45,
  capacity: null,
  speakers: [],
  files: [],
  isFeatured: false,
  ...given,
});

const room = (id: number) => ({ id, name: `Room ${id}`, kind: 'room' as const, capacity: null });

const program = (...sessions: ProgramSession[]) =>
  ({ sessions, rooms: [room(2), room(1)], tracks: [] }) as unknown as Program;

const daysIn = (zone: string, ...sessions: ProgramSession[]) =>
  groupByDay(placeSessions(program(...sessions), zone));

describe('a session stands under the day', () => {
  test.each([
    // Late evening in Lisbon is the next morning in Kathmandu.
    ['2026-10-12T21:30:00Z', 'Europe/Lisbon', '2026-10-12'],
    ['2026-10-12T21:30:00Z', 'Asia/Kathmandu', '2026-10-13'],
    ['2026-10-12T03:30:00Z', 'America/Los_Angeles', '2026-10-11'],
    ['2026-10-12T13:00:00Z', 'Pacific/Kiritimati', '2026-10-13'],
    // The hour that comes twice, and the day after it.
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:30:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2028-02-29T12:00:00Z', 'Europe/Berlin', '2028-02-29'],
  ])('%s in %s is on %s', (startsAt, zone, day) => {
    expect(daysIn(zone, session(1, { startsAt })).map((one) => one.day)).toEqual([day]);
  });

  test.each([
    ['2026-10-12T21:30:00Z', 120, 'Europe/Lisbon', 1],
    ['2026-10-12T21:30:00Z', 120, 'Asia/Kathmandu', 0],
    ['2026-10-12T20:00:00Z', 60, 'Europe/Lisbon', 0],
    // The night the clocks go back lasts 25 hours.
    ['2026-10-24T22:00:00Z', 1440, 'Europe/Berlin', 0],
    ['2026-03-28T23:00:00Z', 1440, 'Europe/Berlin', 1],
    ['2028-02-29T22:30:00Z', 60, 'Europe/Berlin', 1],
  ])('%s for %i minutes in %s ends %i days later', (startsAt, minutes, zone, later) => {
    const [one] = placeSessions(program(session(1, { startsAt, minutes })), zone);
    expect(one?.laterDays).toBe(later);
  });
});

test('sessions stand by time, then as the rooms do; without a time they stand nowhere', () => {
  const days = daysIn(
    'UTC',
    session(1, { startsAt: '2026-10-13T08:00:00Z' }),
    session(2, { startsAt: null }),
    session(3, { roomId: 1 }),
    session(4, { roomId: 2 }),
    session(5),
    session(6, { startsAt: '2026-10-12T07:00:00Z' }),
  );
  const ids = days.map(({ day, count, slots }) => [
    day,
    count,
    slots.map(({ sessions }) => sessions.map((one) => one.session.id)),
  ]);
  expect(ids).toEqual([
    ['2026-10-12', 4, [[6], [4, 3, 5]]],
    ['2026-10-13', 1, [[1]]],
  ]);
});

test('the first of many sessions end with a whole time', () => {
  const days = daysIn(
    'UTC',
    session(1),
    session(2),
    session(3, { startsAt: '2026-10-12T09:00:00Z' }),
    session(4, { startsAt: '2026-10-13T09:00:00Z' }),
  );
  const idsOf = (most: number) =>
    firstOf(days, most).flatMap(({ slots }) =>
      slots.flatMap(({ sessions }) => sessions.map((one) => one.session.id)),
    );
  expect([idsOf(1), idsOf(3), idsOf(9)]).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
  ]);
});

test.each([
  [{}, true],
  [{ track: '7' }, true],
  [{ track: '8' }, false],
  [{ track: '7', room: '2' }, false],
  [{ kind: 'talk', language: 'en' }, true],
  [{ language: 'de' }, false],
])('filters %j keep it: %s', (filters, isKept) => {
  expect(fitsFilters(session(1, { trackId: 7, roomId: 1 }), filters)).toBe(isKept);
});

test.each([
  ['2026-10-13', '2026-10-12', '2026-10-13'],
  [undefined, '2026-10-12', '2026-10-12'],
  [undefined, '2026-10-20', null],
  ['all', '2026-10-12', null],
  // In another zone there is no such day.
  ['2026-10-14', '2026-10-12', null],
])('asked for %s on %s, the day is %s', (wanted, today, day) => {
  expect(pickDay(['2026-10-12', '2026-10-13'], wanted, today)).toBe(day);
});

test('a filter offers only what some session has', () => {
  const one = program(session(1, { roomId: 1, kind: 'panel' }), session(2, { language: null }));
  expect(choicesIn(one)).toEqual({
    tracks: [],
    rooms: [room(1)],
    kinds: ['panel', 'talk'],
    languages: ['en'],
  });
});
