import type { NoticeGroup, Notification } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { aNotice } from '../../testing/a-notice.ts';
import { expectReplay, paged } from '../../testing/live/replay.ts';
import { notices, unread } from './notifications.live.ts';
import { marking } from './use-read-marks.ts';

interface Truth {
  last: number;
  rows: readonly Notification[];
}

const sizeOfPage = 3;
const countIn = (rows: readonly Notification[]) => rows.filter(({ isRead }) => !isRead).length;
const inOrder = (rows: readonly Notification[]) =>
  rows.toSorted((one, other) => other.place - one.place);

const first = [1, 2, 3, 4, 5];
const id = fc.constantFrom(...first);
const deeds = fc.oneof(
  fc.record({ comes: fc.constantFrom<NoticeGroup>('messages', 'agenda') }),
  fc.record({ renewed: id }),
  fc.record({ read: fc.array(id, { minLength: 1, maxLength: 3 }) }),
  fc.record({ gone: id }),
);
type Deed = { comes: NoticeGroup } | { renewed: number } | { read: number[] } | { gone: number };

function added({ last, rows }: Truth, notification: Notification) {
  const others = rows.filter((one) => one.id !== notification.id);
  const truth = { last: last + 1, rows: [...others, notification] };
  const now = { unread: countIn(truth.rows) };
  const told = { notification, ...now, isQuiet: true };
  return { truth, says: [['notifications.added', told] as const], answer: now };
}

function act(before: Truth, deed: Deed) {
  const { last, rows } = before;
  if ('comes' in deed) return added(before, aNotice(last + 1, { group: deed.comes }));
  if ('renewed' in deed) {
    const known = rows.find((one) => one.id === deed.renewed && !one.isRead);
    if (known) return added(before, { ...known, place: last + 1, count: known.count + 1 });
    return { truth: before, says: [] };
  }
  const asked = 'read' in deed ? deed.read : [deed.gone];
  const isMeant = (one: Notification) => asked.includes(one.id);
  const ids = rows.filter(isMeant).map((one) => one.id);
  const left =
    'read' in deed
      ? rows.map((one) => (isMeant(one) ? { ...one, isRead: true } : one))
      : rows.filter((one) => !isMeant(one));
  const now = { unread: countIn(left) };
  const name = 'read' in deed ? 'notifications.read' : 'notifications.gone';
  return { truth: { last, rows: left }, says: [[name, { ids, ...now }] as const], answer: now };
}

const list = (group: NoticeGroup | null) => {
  const all = ({ rows }: Truth) =>
    inOrder(rows.filter((one) => group === null || one.group === group));
  const answer = (truth: Truth, before: number | null) => {
    const following = all(truth).filter(({ place }) => before === null || place < before);
    const shown = following.slice(0, sizeOfPage);
    return { notifications: shown, hasMore: following.length > sizeOfPage, unread: 0 };
  };
  return paged({ options: notices.options(group), rowsOf: notices.rowsOf, answer, all });
};

test('lists and count are what a fresh reading gives, whatever crosses on its way', () =>
  expectReplay({
    begin: { last: 5, rows: first.map((one) => aNotice(one)) },
    deeds,
    act,
    reads: [
      list(null),
      list('agenda'),
      { options: unread.options(), answer: ({ rows }) => ({ unread: countIn(rows) }) },
    ],
    own: (deed: Deed, send) => ('read' in deed ? marking(deed.read, send) : null),
  }));
