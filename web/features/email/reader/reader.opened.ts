import type { EmailDetail, EmailOpened, EmailRow } from '@plenum/contract';
import { again } from '../../../platform/live/live.ts';

/** A mail that is read, with its thread, as it is now; deleted meanwhile, it is gone. */
export interface Opened extends EmailOpened {
  isGone?: boolean;
}

type Fields = ReadonlyMap<number, Partial<EmailRow>>;

/** Mails with these fields now, and without those that are gone. What is in the trash stands alone. */
export function openedAfter(opened: Opened, fields: Fields, goneIds: readonly number[]): Opened {
  const { email, thread } = opened;
  const isMeant = ({ id }: EmailDetail) => fields.has(id) || goneIds.includes(id);
  if (![email, ...thread].some(isMeant)) return opened;
  const [now, ...others] = [email, ...thread.filter(({ id }) => id !== email.id)].map((one) => ({
    ...one,
    ...fields.get(one.id),
  })) as [EmailDetail, ...EmailDetail[]];
  return {
    email: now,
    thread: [now, ...others]
      .filter(({ id, folder }) => folder !== 'trash' && !goneIds.includes(id))
      .toSorted((one, other) => one.id - other.id),
    ...(goneIds.includes(email.id) && { isGone: true }),
  };
}

/** Only what is written or on its way has more to it than its line tells. */
const isMoreThanItsLine = (now: EmailRow, known: EmailDetail) =>
  now.isDraft || known.isDraft || now.sending !== known.sending;

const flagsOf = ({ isRead, isStarred, labels, folder, inThread }: EmailRow) => ({
  isRead,
  isStarred,
  labels,
  folder,
  inThread,
});

/** The same with what was told of their lines; where that is not all, it is read again. */
export function afterRows(
  opened: Opened,
  rows: readonly EmailRow[],
  goneIds: readonly number[],
): Opened | typeof again {
  const { email, thread } = opened;
  const isMore = rows.some((row) => {
    if (row.threadId !== email.threadId) return false;
    const known = [email, ...thread].find(({ id }) => id === row.id);
    return known ? isMoreThanItsLine(row, known) : row.folder !== 'trash';
  });
  if (isMore) return again;
  return openedAfter(opened, new Map(rows.map((row) => [row.id, flagsOf(row)])), goneIds);
}
