import type { EmailRow, EmailUpdate, Folder, Label } from '@plenum/contract';
import type { Change } from '../../platform/live/perform.ts';
import { newKey } from '../../platform/new-key.ts';
import { deleteEmails, labelEmails, restoreEmails, updateEmails } from './email.api.ts';
import { countsAfter, mailCounts } from './email.counts.ts';
import { mails, opened } from './email.live.ts';
import { openedAfter } from './reader/reader.opened.ts';

export type EmailFields = EmailUpdate['dataToUpdate'];

/** Something a person does to mails; `rows` are as they were before. */
export type Edit =
  | { kind: 'update'; rows: readonly EmailRow[]; fields: EmailFields }
  | { kind: 'label'; rows: readonly EmailRow[]; label: Label; isSet: boolean }
  | { kind: 'restore'; rows: readonly EmailRow[]; folders: ReadonlyMap<number, Folder> }
  | { kind: 'delete'; rows: readonly EmailRow[] };

/** Where a mail goes back to from the trash, as far as it can be seen here; the server knows. */
const likelyFolder = (row: EmailRow, me: number): Folder => {
  if (row.isDraft) return 'draft';
  return row.from.personId === me ? 'sent' : 'inbox';
};

export const restoring = (rows: readonly EmailRow[], me: number): Edit => ({
  kind: 'restore',
  rows,
  folders: new Map(rows.map((row) => [row.id, likelyFolder(row, me)])),
});

const withLabel = ({ labels }: EmailRow, label: Label, isSet: boolean): Label[] => {
  if (labels.includes(label) === isSet) return labels;
  return isSet ? [...labels, label] : labels.filter((one) => one !== label);
};

function fieldsAfter(edit: Exclude<Edit, { kind: 'delete' }>, row: EmailRow): Partial<EmailRow> {
  if (edit.kind === 'update') return edit.fields;
  if (edit.kind === 'label') return { labels: withLabel(row, edit.label, edit.isSet) };
  return { folder: edit.folders.get(row.id) ?? row.folder };
}

/** The mails as they will be. */
export const rowsAfter = (edit: Edit): EmailRow[] =>
  edit.kind === 'delete' ? [] : edit.rows.map((row) => ({ ...row, ...fieldsAfter(edit, row) }));

const byFolder = (rows: readonly EmailRow[]) =>
  [...new Set(rows.map(({ folder }) => folder))].map(
    (folder) => [folder, rows.filter((row) => row.folder === folder)] as const,
  );

function reverseUpdate({ rows, fields }: Extract<Edit, { kind: 'update' }>): Edit[] {
  const now = (of: readonly EmailRow[]) => of.map((row) => ({ ...row, ...fields }));
  const flags = (['isRead', 'isStarred'] as const).flatMap((name): Edit[] => {
    const changed = rows.filter((row) => fields[name] !== undefined && row[name] !== fields[name]);
    if (changed.length === 0) return [];
    return [{ kind: 'update', rows: now(changed), fields: { [name]: !fields[name] } }];
  });
  const moved = rows.filter((row) => fields.folder !== undefined && row.folder !== fields.folder);
  if (moved.length === 0) return flags;
  // The flags are back by then.
  const away = (of: readonly EmailRow[]) =>
    of.map((row) => ({ ...row, folder: fields.folder ?? row.folder }));
  if (fields.folder === 'trash') {
    const folders = new Map(moved.map((row) => [row.id, row.folder]));
    return [...flags, { kind: 'restore', rows: away(moved), folders }];
  }
  const back = byFolder(moved).map(([folder, some]): Edit => ({
    kind: 'update',
    rows: away(some),
    fields: { folder },
  }));
  return [...flags, ...back];
}

/** What takes an edit back: only of those mails that it changed. What is deleted stays deleted. */
export function reverse(edit: Edit): Edit[] {
  if (edit.kind === 'delete') return [];
  if (edit.kind === 'update') return reverseUpdate(edit);
  const isChanged = ({ labels }: EmailRow) =>
    edit.kind === 'restore' || labels.includes(edit.label) !== edit.isSet;
  const rows = rowsAfter({ ...edit, rows: edit.rows.filter(isChanged) });
  if (rows.length === 0) return [];
  if (edit.kind === 'restore') return [{ kind: 'update', rows, fields: { folder: 'trash' } }];
  return [{ kind: 'label', rows, label: edit.label, isSet: !edit.isSet }];
}

const mostAtOnce = 1000;

function sendSome(edit: Edit, emailIds: number[], key: string): Promise<unknown> {
  if (edit.kind === 'update') return updateEmails({ emailIds, dataToUpdate: edit.fields }, key);
  if (edit.kind === 'label') return labelEmails(emailIds, edit.label, edit.isSet, key);
  return edit.kind === 'restore' ? restoreEmails(emailIds, key) : deleteEmails(emailIds, key);
}

async function sendEdit(edit: Edit, key: string): Promise<void> {
  const ids = edit.rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const some = ids.slice(from, from + mostAtOnce);
    await sendSome(edit, some, from === 0 ? key : `${key}-${from}`);
  }
}

/** It shows in lists, counts and what is read; a message says when it has arrived. */
export function changeBy(edit: Edit): Change<void> {
  const ids = edit.rows.map(({ id }) => id);
  const patches =
    edit.kind === 'delete' ? [] : edit.rows.map((row) => ({ row, fields: fieldsAfter(edit, row) }));
  const fields = new Map(patches.map((one) => [one.row.id, one.fields]));
  const goneIds = edit.kind === 'delete' ? ids : [];
  const after = rowsAfter(edit);
  const shows = [
    edit.kind === 'delete' ? mails.told([], ids) : mails.patched(patches),
    opened.changed((known) => openedAfter(known, fields, goneIds)),
    mailCounts.changed((known) => countsAfter(known, edit.rows, after)),
  ];
  return {
    key: newKey(),
    ids,
    shows,
    send: (key) => sendEdit(edit, key),
    learns: (_, wasTold) => (wasTold ? [] : shows),
  };
}
