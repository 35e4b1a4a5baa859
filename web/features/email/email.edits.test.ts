import type { EmailRow } from '@plenum/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMail } from '../../testing/a-mail.ts';
import { type Edit, restoring, reverse, rowsAfter } from './email.edits.ts';

const me = 1;
const mails = (...all: Partial<EmailRow>[]) => all.map((fields, at) => aMail(at + 1, fields));

/** What the mails are after a change and all that takes it back. */
function thereAndBack(change: Edit): EmailRow[] {
  const now = new Map(change.rows.map((row) => [row.id, row]));
  for (const one of [change, ...reverse(change)]) {
    for (const row of rowsAfter(one)) now.set(row.id, row);
  }
  return [...now.values()];
}

const anyMail = fc.record({
  isRead: fc.boolean(),
  isStarred: fc.boolean(),
  folder: fc.constantFrom('inbox', 'sent', 'spam'),
  labels: fc.uniqueArray(fc.constantFrom('personal', 'company', 'important'), { maxLength: 3 }),
});
const anyMails = fc
  .array(anyMail, { minLength: 1, maxLength: 6 })
  .map((all) => all.map((fields, at) => aMail(at + 1, fields as Partial<EmailRow>)));
const sorted = (rows: EmailRow[]) => rows.map((row) => ({ ...row, labels: row.labels.toSorted() }));

test('whatever is done to mails and undone leaves them as they were', () => {
  const fields = fc.constantFrom(
    { isRead: true },
    { isRead: false },
    { isStarred: true },
    { folder: 'trash' } as const,
    { folder: 'spam' } as const,
    { isRead: true, folder: 'spam' } as const,
  );
  fc.assert(
    fc.property(anyMails, fields, (rows, change) => {
      expect(thereAndBack({ kind: 'update', rows, fields: change })).toEqual(rows);
    }),
  );
  fc.assert(
    fc.property(anyMails, fc.boolean(), (rows, isSet) => {
      const back = thereAndBack({ kind: 'label', rows, label: 'company', isSet });
      expect(sorted(back)).toEqual(sorted(rows));
    }),
  );
});

test('only what a change changed is taken back', () => {
  const rows = mails({ isRead: true }, { isRead: false });
  expect(reverse({ kind: 'update', rows, fields: { isRead: true } })).toEqual([
    { kind: 'update', rows: [aMail(2, { isRead: true })], fields: { isRead: false } },
  ]);
  expect(reverse({ kind: 'update', rows: mails({}), fields: { isRead: true } })).toEqual([]);
});

test('from the trash each mail goes back to where it was', () => {
  const rows = mails({ folder: 'inbox' }, { folder: 'spam' });
  const [back] = reverse({ kind: 'update', rows, fields: { folder: 'trash' } });
  expect(back?.kind).toBe('restore');
  expect(back && rowsAfter(back)).toEqual(rows);
});

test('a mail of the trash is looked for where it most likely was', () => {
  const rows = mails(
    { folder: 'trash' },
    { folder: 'trash', isDraft: true },
    { folder: 'trash', from: { personId: me, name: 'I', email: '', avatar: null } },
  );
  const change = restoring(rows, me);
  expect(rowsAfter(change).map(({ folder }) => folder)).toEqual(['inbox', 'draft', 'sent']);
  expect(reverse(change)).toMatchObject([{ kind: 'update', fields: { folder: 'trash' } }]);
});

test('what is deleted for good is gone and stays so', () => {
  const change: Edit = { kind: 'delete', rows: mails({}, {}) };
  expect(rowsAfter(change)).toEqual([]);
  expect(reverse(change)).toEqual([]);
});
