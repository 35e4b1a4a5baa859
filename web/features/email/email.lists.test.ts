import type { EmailRow } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { aMail } from '../../testing/a-mail.ts';
import {
  belongsTo,
  type EmailListOf,
  listWithNews,
  neighboursOf,
  noNews,
  withNews,
} from './email.lists.ts';

const inbox: EmailListOf = { folder: 'inbox', label: '', q: '', unread: false };
const page = (rows: EmailRow[], hasMore = false, total = rows.length) => ({ rows, hasMore, total });
const ids = ({ rows }: { rows: EmailRow[] }) => rows.map(({ id }) => id);
const told = (rows: EmailRow[], gone: number[] = []) => withNews(noNews, rows, gone);

describe('what belongs to a list', () => {
  test.each([
    ['inbox', {}, true],
    ['inbox', { folder: 'trash' }, false],
    ['starred', {}, false],
    ['starred', { isStarred: true }, true],
    ['starred', { isStarred: true, folder: 'sent' }, true],
    ['starred', { isStarred: true, folder: 'spam' }, false],
    ['starred', { isStarred: true, folder: 'trash' }, false],
    ['all', { folder: 'draft' }, true],
    ['all', { folder: 'spam' }, false],
    ['trash', { folder: 'trash' }, true],
  ] as const)('%s and %o: %s', (folder, fields, belongs) => {
    expect(belongsTo(aMail(1, fields), { ...inbox, folder })).toBe(belongs);
  });

  test('a label, unread, and never a search, which only the server can do', () => {
    const labelled = { ...inbox, folder: 'all', label: 'company' } as const;
    expect(belongsTo(aMail(1, { labels: ['private'] }), labelled)).toBe(false);
    expect(belongsTo(aMail(1, { labels: ['company', 'private'] }), labelled)).toBe(true);
    expect(belongsTo(aMail(1), { ...inbox, unread: true })).toBe(false);
    expect(belongsTo(aMail(1, { isRead: false }), { ...inbox, unread: true })).toBe(true);
    expect(belongsTo(aMail(1), { ...inbox, q: 'mail' })).toBe(false);
  });
});

describe('a list with what was told since it was read', () => {
  const read = [page([aMail(9), aMail(7)], true, 4), page([aMail(5), aMail(3)], false, 4)];

  test('is as it was when nothing was told', () => {
    expect(ids(listWithNews(read, noNews, inbox))).toEqual([9, 7, 5, 3]);
  });

  test('gets what came in its place, loses what went, and counts both', () => {
    const news = told([aMail(8), aMail(12), aMail(5, { folder: 'trash' })], [3]);
    const shown = listWithNews(read, news, inbox);
    expect(ids(shown)).toEqual([12, 9, 8, 7]);
    expect(shown.total).toBe(4);
  });

  test('shows a mail as it was told last', () => {
    const news = withNews(told([aMail(7, { isStarred: true })]), [aMail(7, { isRead: false })], []);
    expect(listWithNews(read, news, inbox).rows[1]).toMatchObject({
      isStarred: false,
      isRead: false,
    });
  });

  test('does not show what lies below the pages that were read', () => {
    const shown = listWithNews([page([aMail(9), aMail(7)], true, 4)], told([aMail(2)]), inbox);
    expect(ids(shown)).toEqual([9, 7]);
    expect(shown.total).toBe(4);
  });

  test('keeps a mail that was read under the eyes, and takes in no read one', () => {
    const unread = { ...inbox, unread: true };
    const known = [page([aMail(9, { isRead: false })])];
    expect(ids(listWithNews(known, told([aMail(9), aMail(10)]), unread))).toEqual([9]);
  });

  test('keeps what a search found where it is told of, and adds nothing', () => {
    const search = { ...inbox, q: 'hello' };
    const shown = listWithNews(
      [page([aMail(9)])],
      told([aMail(9, { isRead: false }), aMail(10)]),
      search,
    );
    expect(shown.rows).toEqual([aMail(9, { isRead: false })]);
  });

  test('tells of each mail how large its thread has become', () => {
    const news = told([aMail(12, { threadId: 5, inThread: 2 })]);
    const sizes = listWithNews(read, news, inbox).rows.map(({ id, inThread }) => [id, inThread]);
    expect(sizes).toEqual([
      [12, 2],
      [9, 1],
      [7, 1],
      [5, 2],
      [3, 1],
    ]);
  });

  test('a mail that comes back is no longer gone', () => {
    expect(ids(listWithNews(read, withNews(told([], [7]), [aMail(7)], []), inbox))).toEqual([
      9, 7, 5, 3,
    ]);
  });
});

test('neighbours are found also of a mail that has left the list', () => {
  const rows = [aMail(9), aMail(7), aMail(5)];
  const around = (id: number) => {
    const { newer, older } = neighboursOf(rows, id);
    return [newer?.id, older?.id];
  };
  expect(around(9)).toEqual([undefined, 7]);
  expect(around(7)).toEqual([9, 5]);
  expect(around(5)).toEqual([7, undefined]);
  expect(around(6)).toEqual([7, 5]);
  expect(around(99)).toEqual([undefined, 9]);
  expect(around(1)).toEqual([5, undefined]);
});
