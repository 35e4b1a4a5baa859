import type { Db } from '../../../platform/db/db.ts';
import {
  findByName,
  findFound,
  findUnknown,
  forgive,
  isPicky,
  most,
  type Page,
  type Sought,
} from './find.found.queries.ts';
import type { PeopleWork, Viewer } from '../profiles.viewer.ts';

export interface FoundIds {
  total: number;
  ids: number[];
}

export async function findPeople(
  work: PeopleWork,
  viewer: Viewer,
  sought: Sought,
  page: Page,
): Promise<FoundIds> {
  const exact = await findIn(work.db, viewer, sought, page);
  if (exact.total > 0) return exact;
  return forgiving(work, viewer, sought, exact, (tx, kindly) => findIn(tx, viewer, kindly, page));
}

/** Small mistakes are forgiven in the words that stand nowhere as they are typed. */
export async function forgiving<T>(
  { db }: PeopleWork,
  viewer: Viewer,
  sought: Sought,
  otherwise: T,
  read: (tx: Db, kindly: Sought) => Promise<T>,
): Promise<T> {
  const long = sought.words.filter((word) => word.length > 2);
  const forgiven = await findUnknown(db, viewer, long);
  if (forgiven.length === 0) return otherwise;
  return db.transaction(async (tx) => {
    await forgive(tx);
    return read(tx, { ...sought, forgiven });
  });
}

/** Of more than are counted, who is sought by a word is one of those found first. */
async function findIn(db: Db, viewer: Viewer, sought: Sought, page: Page): Promise<FoundIds> {
  const found = (await findFound(db, viewer, sought, page)) ?? { total: 0, ids: [] };
  if (found.total <= most) return found;
  if (isPicky(sought)) return { total: most, ids: found.ids };
  const rows = await findByName(db, viewer, sought, page);
  return { total: most, ids: rows.map(({ personId }) => personId) };
}
