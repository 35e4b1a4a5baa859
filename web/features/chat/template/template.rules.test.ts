import type { ChatsAndContacts } from '@plenum/contract';
import { expect, test } from 'vitest';
import { groupMessages, listsFor, shortAbout } from './template.rules.ts';

const contact = (id: number, fullName: string) => ({
  id,
  fullName,
  role: '',
  about: '',
  avatar: '/a.webp',
  status: 'offline' as const,
});
const said = (time: string, senderId = 1, message = 'x') => ({ message, time, senderId });
const chatAt = (id: number, time: string) => ({ id, unseenMsgs: 0, lastMessage: said(time) });

const early = { ...contact(1, 'Zoë Früh'), chat: chatAt(1, '2026-11-22T09:00:00Z') };
const late = { ...contact(2, 'Ada Spät'), chat: chatAt(2, '2026-11-22T10:00:00Z') };
const all: ChatsAndContacts = {
  chatsContacts: [early, late],
  contacts: [early, late, contact(4, 'Noor'), contact(3, 'Eva')],
  profileUser: { id: 11, avatar: '/a.webp', fullName: 'Me', status: 'online' },
};
const names = (people: readonly { fullName: string }[]) => people.map(({ fullName }) => fullName);

test('what was said last comes first, and nobody stands there twice', () => {
  const { chats, contacts } = listsFor(all, '');
  expect(names(chats)).toEqual(['Ada Spät', 'Zoë Früh']);
  expect(names(contacts)).toEqual(['Eva', 'Noor']);
});

test('finds by a part of the name, however its letters are marked', () => {
  expect(names(listsFor(all, ' zoe ').chats)).toEqual(['Zoë Früh']);
  expect(names(listsFor(all, 'ZOË').chats)).toEqual(['Zoë Früh']);
  expect(listsFor(all, 'nobody')).toEqual({ chats: [], contacts: [] });
});

test('what one person says within minutes stands together', () => {
  const groups = groupMessages([
    said('2026-11-21T12:00:00Z'),
    said('2026-11-21T12:04:00Z'),
    said('2026-11-21T12:04:30Z', 2),
    said('2026-11-21T12:20:00Z', 2),
    said('2026-11-23T12:20:30Z', 2),
  ]);
  expect(groups.map(({ messages }) => messages.length)).toEqual([2, 1, 1, 1]);
  expect(groups.map(({ isNewDay }) => isNewDay)).toEqual([true, false, false, true]);
});

test('about is cut at 120 letters, never inside one', () => {
  expect(shortAbout('a'.repeat(120))).toBe('a'.repeat(120));
  expect(Array.from(shortAbout('🌍'.repeat(121)))).toHaveLength(120);
  expect(shortAbout('🌍'.repeat(121)).endsWith('🌍…')).toBe(true);
});
