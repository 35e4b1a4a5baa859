import type { Notification } from '@plenum/contract';
import { expect, test } from 'vitest';
import { byDay, dayBefore, noticesIn } from './notifications.lists.ts';
import { isWorthSaying } from './notifications.saying.ts';

const aNotice = (id: number, more: Partial<Notification> = {}): Notification =>
  ({
    id,
    place: id,
    group: 'messages',
    kind: 'chat.wrote',
    link: '/comet-chat/4?line=7',
    at: '2026-11-22T10:00:00Z',
    isRead: false,
    count: 1,
    ...more,
  }) as Notification;

test('one that comes again with an older page stands once, in its newest words', () => {
  const pages = [
    [aNotice(1, { place: 9, count: 2 }), aNotice(3)],
    [aNotice(2), aNotice(1)],
  ].map((notifications) => ({ notifications, hasMore: false, unread: 0 }));
  const all = noticesIn({ pages, pageParams: [0, 3] });
  expect(all.map(({ id, count }) => [id, count])).toEqual([
    [1, 2],
    [3, 1],
    [2, 1],
  ]);
});

test('a day is that of the reader’s clock', () => {
  const all = [
    aNotice(3, { at: '2026-11-22T00:30:00Z' }),
    aNotice(2, { at: '2026-11-21T23:30:00Z' }),
    aNotice(1, { at: '2026-11-21T22:30:00Z' }),
  ];
  const days = (zone: string) =>
    byDay(all, zone).map(({ day, notifications }) => [day, notifications.map(({ id }) => id)]);
  expect(days('UTC')).toEqual([
    ['2026-11-22', [3]],
    ['2026-11-21', [2, 1]],
  ]);
  expect(days('Europe/Berlin')).toEqual([
    ['2026-11-22', [3, 2]],
    ['2026-11-21', [1]],
  ]);
  expect([dayBefore('2026-03-01'), dayBefore('2027-01-01')]).toEqual(['2026-02-28', '2026-12-31']);
});

test('what is counted on, or is in sight, is not said again', () => {
  expect(isWorthSaying(aNotice(1), '/venue')).toBe(true);
  expect(isWorthSaying(aNotice(1, { count: 2 }), '/venue')).toBe(false);
  expect(isWorthSaying(aNotice(1), '/comet-chat/4')).toBe(false);
});
