import type { ProgramSession } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import type { Placed } from '../../features/agenda/program/program.ts';
import { beginningOf, dayOf, momentOf, partsUntil, shareOf } from './lobby-moment.ts';

const event = {
  startsOn: '2027-03-27',
  endsOn: '2027-03-28',
  timeZone: 'Europe/Berlin',
  state: 'published' as const,
};
const at = (text: string) => Date.parse(text);
const placed = (id: number, from: string, to: string, kind = 'talk'): Placed => ({
  session: { id, kind } as ProgramSession,
  startsAt: at(from),
  endsAt: at(to),
  day: from.slice(0, 10),
  laterDays: 0,
});
const sessions = [
  placed(1, '2027-03-27T08:00Z', '2027-03-27T09:00Z'),
  placed(2, '2027-03-27T08:30Z', '2027-03-27T08:50Z'),
  placed(3, '2027-03-27T08:40Z', '2027-03-27T08:45Z', 'break'),
  placed(4, '2027-03-27T09:00Z', '2027-03-27T10:00Z'),
  placed(5, '2027-03-27T09:30Z', '2027-03-27T10:00Z', 'break'),
  placed(6, '2027-03-28T22:30Z', '2027-03-28T23:30Z'),
];
const idsAt = (now: string) => {
  const { phase, live, next } = momentOf(event, sessions, at(now));
  return [phase, live.map((one) => one.session.id), next.map((one) => one.session.id)];
};

describe('a lobby', () => {
  test.each([
    ['2027-03-27T07:59:59Z', ['before', [], [1, 2, 4, 6]]],
    ['2027-03-27T08:00:00Z', ['during', [1], [2, 4, 6]]],
    ['2027-03-27T08:42:00Z', ['during', [2, 1, 3], [4, 6]]],
    ['2027-03-27T09:00:00Z', ['during', [4], [6]]],
    ['2027-03-27T12:00:00Z', ['during', [], [6]]],
    // The last session runs past the midnight of the last day.
    ['2027-03-28T23:00:00Z', ['during', [6], []]],
    ['2027-03-28T23:30:00Z', ['after', [], []]],
  ])('at %s is %j', (now, expected) => {
    expect(idsAt(now)).toEqual(expected);
  });

  test('of an event that was ended is over, but for what still runs', () => {
    const ended = { ...event, state: 'ended' as const };
    expect(momentOf(ended, sessions, at('2027-03-27T07:00Z')).phase).toBe('after');
    expect(momentOf(ended, sessions, at('2027-03-27T08:10Z')).phase).toBe('during');
  });

  test('without a program begins and ends with the days of the event', () => {
    const phaseAt = (now: string) => momentOf(event, [], at(now)).phase;
    expect(phaseAt('2027-03-26T22:59Z')).toBe('before');
    expect(phaseAt('2027-03-26T23:00Z')).toBe('during');
    expect(phaseAt('2027-03-28T21:59Z')).toBe('during');
    expect(phaseAt('2027-03-28T22:00Z')).toBe('after');
  });
});

test.each([
  ['2027-03-28', 'Europe/Berlin', '2027-03-27T23:00:00.000Z'],
  ['2027-03-29', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
  ['2028-02-29', 'Pacific/Kiritimati', '2028-02-28T10:00:00.000Z'],
  ['2027-01-01', 'Pacific/Niue', '2027-01-01T11:00:00.000Z'],
  ['2027-06-01', 'Asia/Kathmandu', '2027-05-31T18:15:00.000Z'],
  // The clocks there skip midnight: the day begins at one.
  ['2027-04-25', 'Africa/Cairo', '2027-04-24T22:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, instant) => {
  expect(new Date(beginningOf(day, zone)).toISOString()).toBe(instant);
});

test('a countdown never says zero, nor sixty minutes', () => {
  const now = at('2027-03-27T08:00:00Z');
  expect(partsUntil(now + 1000, now)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(partsUntil(now + 3_600_000, now)).toEqual({ days: 0, hours: 1, minutes: 0 });
  expect(partsUntil(now + 90_061_000, now)).toEqual({ days: 1, hours: 1, minutes: 2 });
});

test('progress stays between nothing and all', () => {
  const [one] = sessions;
  expect(one && shareOf(one, at('2027-03-27T08:15Z'))).toBe(0.25);
  expect(one && shareOf(one, at('2027-03-28T08:15Z'))).toBe(1);
});

test.each([
  ['2027-03-26T22:59Z', 1],
  ['2027-03-26T23:01Z', 1],
  ['2027-03-27T22:59Z', 1],
  // The clocks went forward in the night before.
  ['2027-03-27T23:01Z', 2],
  ['2027-03-28T21:59Z', 2],
  ['2027-03-28T22:01Z', 3],
])('at %s it is day %i of two', (now, day) => {
  expect(dayOf(event, at(now))).toEqual({ day, days: 2 });
});
