import type { Measure } from '@plenum/contract';
import { expect, test } from 'vitest';
import { aConversation } from '../../testing/a-line.ts';
import { mayPin, muteIn, nextAt, whyNotWrite } from './chat.rights.ts';

const rules = aConversation().rules;

test.each([
  [{ isBlocked: true, standing: 'member' }, 'blocked'],
  [{ standing: 'invited' }, 'invited'],
  [{ standing: 'asked' }, 'asked'],
  [{ standing: 'left' }, 'left'],
  [{ rules: { ...rules, isPaused: true, followersOnly: true } }, 'paused'],
  [{ rules: { ...rules, followersOnly: true } }, 'followersOnly'],
  [{ rules: { ...rules, followersOnly: true }, isFollowing: true }, 'notNow'],
] as const)('%j is refused as %s', (fields, why) => {
  expect(whyNotWrite(aConversation({ ...fields, mayWrite: false }))).toBe(why);
  expect(whyNotWrite(aConversation({ ...fields, mayWrite: true }))).toBeNull();
});

test('moderators pin in channels, members in groups', () => {
  expect(mayPin(aConversation({ standing: 'member' }))).toBe(false);
  expect(mayPin(aConversation({ mayModerate: true }))).toBe(true);
  expect(mayPin(aConversation({ kind: 'group', standing: 'member' }))).toBe(true);
  expect(mayPin(aConversation({ kind: 'direct', standing: 'invited' }))).toBe(false);
});

test('slow mode counts from my last line, and not for moderators', () => {
  const slow = aConversation({ rules: { ...rules, slowSeconds: 30 } });
  const at = '2026-11-22T09:00:00.000Z';
  expect(nextAt(slow, at)).toBe(Date.parse('2026-11-22T09:00:30.000Z'));
  expect(nextAt(slow, undefined)).toBe(0);
  expect(nextAt({ ...slow, mayModerate: true }, at)).toBe(0);
  expect(nextAt(aConversation(), at)).toBe(0);
});

test('of my mutes in an event the longest that stands counts', () => {
  const now = Date.parse('2026-11-22T09:00:00.000Z');
  const mute = (minutes: number | null, more: Partial<Measure> = {}): Measure => ({
    id: 1,
    eventId: 7,
    eventName: 'Summit',
    person: { id: 1, fullName: 'Noah Berger', avatar: null },
    kind: 'mute',
    reason: 'Spam',
    at: '2026-11-22T08:00:00.000Z',
    until: minutes === null ? null : new Date(now + minutes * 60_000).toISOString(),
    isOver: false,
    by: null,
    appeal: null,
    ...more,
  });
  expect(muteIn([mute(5), mute(10)], 7, now)).toEqual({ until: '2026-11-22T09:10:00.000Z' });
  expect(muteIn([mute(5), mute(null)], 7, now)).toEqual({ until: null });
  expect(muteIn([mute(5)], 8, now)).toBeNull();
  expect(muteIn([mute(5)], null, now)).toBeNull();
  expect(muteIn([mute(5)], 7, now + 5 * 60_000)).toBeNull();
  const others = [mute(5, { kind: 'ban' }), mute(5, { kind: 'warn' }), mute(5, { isOver: true })];
  expect(muteIn(others, 7, now)).toBeNull();
});
