import { describe, expect, test } from 'vitest';
import { aMail } from '../../testing/a-mail.ts';
import { belongsTo, type EmailListOf, neighboursOf, staysIn } from './email.order.ts';

const inbox: EmailListOf = { folder: 'inbox', label: '', q: '', unread: false };

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

test('a mail that was read in the list of unread ones stays there', () => {
  const unread = { ...inbox, unread: true };
  expect(staysIn(aMail(1), unread)).toBe(true);
  expect(staysIn(aMail(1, { folder: 'trash' }), unread)).toBe(false);
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
