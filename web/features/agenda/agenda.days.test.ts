import { expect, test } from 'vitest';
import { nextStart } from './agenda.days.ts';

const from = Date.parse('2027-03-10T00:00:00Z');
const day = { day: '2027-03-10', from, to: from + 86_400_000 };
const session = (startsAt: string | null, minutes = 30) => ({ startsAt, minutes });

test.each([
  ['the first of the day', [], '09:00'],
  ['after what ends last', [session('2027-03-10T10:00:00Z', 45)], '10:45'],
  ['whatever comes on other days', [session('2027-03-11T10:00:00Z'), session(null)], '09:00'],
  ['from the morning on where the day is full', [session('2027-03-10T23:40:00Z')], '09:00'],
])('a new session is offered %s', (_, sessions, time) => {
  expect(nextStart(sessions, day)).toBe(`2027-03-10T${time}:00.000Z`);
});
