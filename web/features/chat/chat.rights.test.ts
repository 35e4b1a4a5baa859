import { expect, test } from 'vitest';
import { aConversation } from '../../testing/a-line.ts';
import { mayPin, nextAt, whyNotWrite } from './chat.rights.ts';

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
