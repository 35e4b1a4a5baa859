import { expect, test } from 'vitest';
import { aConversation } from '../../../testing/a-line.ts';
import { groupsOf, whenOf } from './rooms.channels.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const time = (from: string, to: string) => ({
  startsAt: `2026-11-22T${from}:00Z`,
  endsAt: `2026-11-22T${to}:00Z`,
});
const times = new Map([
  [1, time('08:00', '09:00')],
  [2, time('12:00', '13:00')],
  [3, time('10:20', '11:00')],
  [4, time('09:30', '10:30')],
]);

test.each([
  [1, 'over'],
  [2, 'later'],
  [3, 'next'],
  [4, 'now'],
  [9, 'later'],
  [null, 'later'],
] as const)('session %s is %s', (sessionId, when) => {
  expect(whenOf(times, sessionId, now)).toBe(when);
});

test('the lobby stands first, and of the sessions those that are on', () => {
  const session = (subjectId: number) =>
    aConversation({ id: subjectId, about: 'session', subjectId });
  const channels = [
    aConversation({ id: 11, about: 'topic', title: 'Food' }),
    ...[1, 2, 3, 4].map(session),
    aConversation({ id: 12, about: 'booth' }),
    aConversation({ id: 10 }),
  ];
  const groups = groupsOf(channels, times, now, () => true);
  expect(groups.topics.map(({ id }) => id)).toEqual([10, 11]);
  expect(groups.sessions.map(({ channel }) => channel.id)).toEqual([4, 3, 2, 1]);
  expect(groups.booths.map(({ id }) => id)).toEqual([12]);
  const found = groupsOf(channels, times, now, ({ title }) => title === 'Food');
  expect(found.topics.map(({ id }) => id)).toEqual([11]);
  expect([...found.sessions, ...found.booths]).toEqual([]);
});
