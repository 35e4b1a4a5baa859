import type { EmailRow } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { aMail, aWholeMail } from '../../testing/a-mail.ts';
import { expectReplay, paged } from '../../testing/live/replay.ts';
import { mailCounts } from './email.counts.ts';
import { changeBy, type Edit, type EmailFields, rowsAfter } from './email.edits.ts';
import { mails, opened } from './email.live.ts';
import { belongsTo, type EmailListOf } from './email.order.ts';

type Truth = readonly EmailRow[];

const inbox: EmailListOf = { folder: 'inbox', label: '', q: '', unread: false };
const labelled: EmailListOf = { ...inbox, folder: 'all', label: 'company' };
const sizeOfPage = 2;
const mostTold = 3;
const threadOf = (id: number) => (id % 3 === 0 ? 3 : id);

/** How many are in a thread stands on each of its lines. */
const counted = (rows: Truth): Truth =>
  rows.map((row) => ({
    ...row,
    inThread: rows.filter(({ threadId }) => threadId === row.threadId).length,
  }));

const countsOf = (rows: Truth) => {
  const unread = (folder: string) =>
    rows.filter((row) => row.folder === folder && !row.isRead).length;
  return { inbox: unread('inbox'), draft: 0, spam: unread('spam') };
};

const fields = fc.constantFrom<EmailFields>(
  { isRead: true },
  { isRead: false },
  { isStarred: true },
  { isStarred: false },
  { folder: 'trash' },
  { folder: 'spam' },
  { folder: 'inbox' },
);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });
const key = fc.uuid();
const deeds = fc.oneof(
  fc.record({ key, comes: fc.integer({ min: 7, max: 12 }) }),
  fc.record({ key, ids, fields }),
  fc.record({ key, ids, isSet: fc.boolean() }),
  fc.record({ key, gone: fc.integer({ min: 2, max: 12 }) }),
);
type Deed = { key: string } & (
  | { comes: number }
  | { ids: number[]; fields: EmailFields }
  | { ids: number[]; isSet: boolean }
  | { gone: number }
);

function editOf(deed: Deed, truth: Truth): Edit | null {
  if ('comes' in deed) return null;
  if ('gone' in deed) return { kind: 'delete', rows: truth.filter(({ id }) => id === deed.gone) };
  const rows = truth.filter(({ id }) => deed.ids.includes(id));
  if ('fields' in deed) return { kind: 'update', rows, fields: deed.fields };
  return { kind: 'label', rows, label: 'company', isSet: deed.isSet };
}

const coming = (truth: Truth, id: number) =>
  truth.some((row) => row.id === id)
    ? []
    : [aMail(id, { threadId: threadOf(id), isRead: false, subject: `Mail ${id}` })];

function act(truth: Truth, deed: Deed) {
  const edit = editOf(deed, truth);
  const changed = 'comes' in deed ? coming(truth, deed.comes) : edit ? rowsAfter(edit) : [];
  const goneIds = 'gone' in deed ? [deed.gone] : [];
  const touched = new Set([...goneIds, ...changed.map(({ id }) => id)]);
  const after = counted([...truth.filter(({ id }) => !touched.has(id)), ...changed]);
  const threads = new Set([...touched].map(threadOf));
  const rows = after.filter(({ id, threadId }) => touched.has(id) || threads.has(threadId));
  const told = { rows, goneIds, counts: countsOf(after), key: deed.key };
  const counts = countsOf(after);
  return {
    truth: after,
    says:
      rows.length > mostTold
        ? [['email.box_changed', { counts }] as const]
        : [['email.changed', told] as const],
  };
}

const inOrder = (rows: Truth) => rows.toSorted((one, other) => other.id - one.id);

const listOf = (list: EmailListOf) => {
  const all = (truth: Truth) => inOrder(truth.filter((row) => belongsTo(row, list)));
  const answer = (truth: Truth, before: number | null) => {
    const following = all(truth).filter(({ id }) => before === null || id < before);
    const rows = following.slice(0, sizeOfPage);
    const total = all(truth).length;
    return { rows, hasMore: following.length > sizeOfPage, total, counts: countsOf(truth) };
  };
  return paged({ options: mails.options(list), rowsOf: mails.rowsOf, answer, all });
};

const readingOf = (id: number) => (truth: Truth) => {
  const rows = truth.filter(({ threadId }) => threadId === threadOf(id));
  const read = rows.map((row) => aWholeMail(row.id, row));
  const thread = read.filter(({ folder }) => folder !== 'trash');
  return {
    email: read.find((one) => one.id === id),
    thread: thread.toSorted((one, other) => one.id - other.id),
  };
};

const begin = counted([1, 2, 3, 4, 5, 6].map((id) => aMail(id, { threadId: threadOf(id) })));

test('lists, counts and what is read are as a fresh reading, whatever crosses on its way', () =>
  expectReplay({
    begin,
    deeds: deeds.filter((deed) => !('gone' in deed && deed.gone === 3)),
    act,
    reads: [
      listOf(inbox),
      listOf(labelled),
      { options: mailCounts.options(), answer: countsOf },
      { options: opened.options(3), answer: readingOf(3) },
    ],
    own: (deed: Deed, send) => {
      const edit = editOf(deed, begin);
      return edit && { ...changeBy(edit), key: deed.key, send };
    },
  }));
