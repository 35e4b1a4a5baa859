import type { EmailRow, EmailUpdate, Folder, Label } from '@plenum/contract';
import { deleteEmails, labelEmails, restoreEmails, updateEmails } from './email.api.ts';

export type EmailFields = EmailUpdate['dataToUpdate'];

/** Something a person did to mails; `rows` are as they were before. */
export type Change =
  | { kind: 'update'; rows: readonly EmailRow[]; fields: EmailFields }
  | { kind: 'label'; rows: readonly EmailRow[]; label: Label; isSet: boolean }
  | { kind: 'restore'; rows: readonly EmailRow[]; folders: ReadonlyMap<number, Folder> }
  | { kind: 'delete'; rows: readonly EmailRow[] };

/** Where a mail goes back to from the trash, as far as it can be seen here; the server knows. */
const likelyFolder = (row: EmailRow, me: number): Folder => {
  if (row.isDraft) return 'draft';
  return row.from.personId === me ? 'sent' : 'inbox';
};

export const restoring = (rows: readonly EmailRow[], me: number): Change => ({
  kind: 'restore',
  rows,
  folders: new Map(rows.map((row) => [row.id, likelyFolder(row, me)])),
});

const withLabel = (row: EmailRow, label: Label, isSet: boolean): EmailRow => {
  if (row.labels.includes(label) === isSet) return row;
  const labels = isSet ? [...row.labels, label] : row.labels.filter((one) => one !== label);
  return { ...row, labels };
};

/** The mails as they will be. */
export function rowsAfter(change: Change): EmailRow[] {
  if (change.kind === 'delete') return [];
  return change.rows.map((row): EmailRow => {
    if (change.kind === 'update') return { ...row, ...change.fields };
    if (change.kind === 'label') return withLabel(row, change.label, change.isSet);
    return { ...row, folder: change.folders.get(row.id) ?? row.folder };
  });
}

/** The same, done to the mails as they are known now. */
export const rebased = (change: Change, known: ReadonlyMap<number, EmailRow>): Change => ({
  ...change,
  rows: change.rows.map((row) => known.get(row.id) ?? row),
});

export const goneAfter = (change: Change): number[] =>
  change.kind === 'delete' ? change.rows.map(({ id }) => id) : [];

const byFolder = (rows: readonly EmailRow[]) =>
  [...new Set(rows.map(({ folder }) => folder))].map(
    (folder) => [folder, rows.filter((row) => row.folder === folder)] as const,
  );

function reverseUpdate({ rows, fields }: Extract<Change, { kind: 'update' }>): Change[] {
  const now = (of: readonly EmailRow[]) => of.map((row) => ({ ...row, ...fields }));
  const flags = (['isRead', 'isStarred'] as const).flatMap((name): Change[] => {
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
  const back = byFolder(moved).map(([folder, some]): Change => ({
    kind: 'update',
    rows: away(some),
    fields: { folder },
  }));
  return [...flags, ...back];
}

/** What takes a change back: only of those mails that it changed. What is deleted stays deleted. */
export function reverse(change: Change): Change[] {
  if (change.kind === 'delete') return [];
  if (change.kind === 'update') return reverseUpdate(change);
  const after = new Map(rowsAfter(change).map((row) => [row.id, row]));
  const changed = change.rows.filter((row) => after.get(row.id) !== row);
  const rows = changed.flatMap((row) => after.get(row.id) ?? []);
  if (rows.length === 0) return [];
  if (change.kind === 'restore') return [{ kind: 'update', rows, fields: { folder: 'trash' } }];
  return [{ kind: 'label', rows, label: change.label, isSet: !change.isSet }];
}

const mostAtOnce = 1000;

function sendSome(change: Change, emailIds: number[]): Promise<unknown> {
  if (change.kind === 'update') return updateEmails({ emailIds, dataToUpdate: change.fields });
  if (change.kind === 'label') return labelEmails(emailIds, change.label, change.isSet);
  return change.kind === 'restore' ? restoreEmails(emailIds) : deleteEmails(emailIds);
}

export async function sendChange(change: Change): Promise<void> {
  const ids = change.rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    await sendSome(change, ids.slice(from, from + mostAtOnce));
  }
}
