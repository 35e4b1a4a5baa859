import type { EmailRow, Label } from '@plenum/contract';
import type { EmailFolder } from './email.places.ts';

/** Which mails a screen shows; the server lists by the same rules. */
export interface EmailListOf {
  /** `all` is everything but trash and spam: what a label is looked for in. */
  folder: EmailFolder | 'all';
  label: Label | '';
  q: string;
  unread: boolean;
}

const isInFolder = ({ folder, isStarred }: EmailRow, wanted: EmailListOf['folder']) => {
  if (wanted === 'starred' || wanted === 'all') {
    return folder !== 'trash' && folder !== 'spam' && (wanted === 'all' || isStarred);
  }
  return folder === wanted;
};

/** What was read in the list of unread ones stays: it must not vanish under the eyes. */
export const staysIn = (row: EmailRow, { folder, label }: EmailListOf): boolean =>
  isInFolder(row, folder) && (label === '' || row.labels.includes(label));

/** Whether a mail that was not in the list comes in; only the server can search. */
export const belongsTo = (row: EmailRow, list: EmailListOf): boolean =>
  list.q === '' && staysIn(row, list) && !(list.unread && row.isRead);

/** The mails before and after one in the list, also when it has left the list meanwhile. */
export function neighboursOf(rows: readonly EmailRow[], id: number) {
  const after = rows.findIndex((row) => row.id < id);
  const end = after < 0 ? rows.length : after;
  const before = rows[end - 1]?.id === id ? end - 2 : end - 1;
  return { newer: rows[before], older: rows[end] };
}
