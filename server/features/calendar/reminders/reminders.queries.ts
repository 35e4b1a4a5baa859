import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { columns } from '../calendar.columns.ts';
import type { EntryRow } from '../calendar.rows.ts';

/** Whose next reminder is due; what another node is at is left to it. */
export const lockDue = (db: Db, now: Date, most: number) =>
  db.rows<EntryRow>(
    sql`select ${columns} from calendar_entries e
        where e.reminds_at <= ${now} and e.deleted_at is null
        order by e.reminds_at limit ${most} for no key update of e skip locked`,
  );

/** No change that anybody made: its version stays. */
export const setRemindsAt = (db: Db, organisationId: number, id: number, at: Date | null) =>
  db.run(
    sql`update calendar_entries set reminds_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
