import { expect, test } from 'vitest';
import { aWholeMail } from '../../../testing/a-mail.ts';
import { isOpen, noneOpen, seeUnread, turn } from './reader.thread.ts';

const thread = [aWholeMail(1), aWholeMail(2, { isRead: false }), aWholeMail(3)];
const openOf = (open: typeof noneOpen) =>
  thread.filter(({ id }) => isOpen(open, id, 3)).map(({ id }) => id);

test('the opened one and the unread ones stand open', () => {
  expect(openOf(seeUnread(noneOpen, thread))).toEqual([2, 3]);
});

test('one that was unread stays open when it is read, until it is folded', () => {
  const seen = seeUnread(noneOpen, thread);
  const read = thread.map((mail) => ({ ...mail, isRead: true }));
  const later = seeUnread(seen, read);
  expect(later).toBe(seen);
  expect(openOf(later)).toEqual([2, 3]);
  expect(openOf(turn(later, 2, false))).toEqual([3]);
  expect(openOf(turn(later, 1, true))).toEqual([1, 2, 3]);
});
