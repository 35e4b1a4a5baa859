import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { ExceptionRow } from '../calendar.rows.ts';

/** What was last taken from an entry that repeats. */
export interface Undo {
  repeat: string | null;
  from: Date;
  exceptions: readonly ExceptionRow[];
  isOne: boolean;
}

export const setUndo = async (
  db: Db,
  organisationId: number,
  id: number,
  undo: Undo,
  until: Date,
): Promise<void> => {
  await db.run(
    sql`update calendar_entries set undo = ${JSON.stringify(undo)}, undo_until = ${until}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
};

const asDate = (text: string | Date | null): Date | null => (text === null ? null : new Date(text));

/** As it was kept, its instants read from text. */
export async function findUndo(db: Db, organisationId: number, id: number, now: Date) {
  const row = await db.row<{ undo: Undo }>(
    sql`select undo from calendar_entries
        where organisation_id = ${organisationId} and id = ${id} and undo is not null
          and undo_until > ${now}`,
  );
  if (!row) return null;
  const exceptions = row.undo.exceptions.map((one) => ({
    ...one,
    original: new Date(one.original),
    start: asDate(one.start),
    end: asDate(one.end),
  }));
  return { ...row.undo, from: new Date(row.undo.from), exceptions };
}

/** What was deleted so long ago is gone for good. */
export async function sweepDeleted(db: Db, before: Date, now: Date): Promise<void> {
  await db.run(sql`delete from calendar_entries where deleted_at < ${before}`);
  await db.run(
    sql`update calendar_entries set undo = null, undo_until = null where undo_until < ${now}`,
  );
}
