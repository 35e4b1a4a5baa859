import type { LedgerEntry } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { DropRow } from './dropcards.rows.ts';

export interface LedgerRow extends Pick<LedgerEntry, 'id' | 'what' | 'via' | 'fields'> {
  at: Date;
  exhibitorName: string;
}

export const insertGiven = (db: Db, row: DropRow, fields: LedgerEntry['fields']) =>
  db.run(
    sql`insert into dropcards_ledger
          (organisation_id, event_id, person_id, exhibitor_name, drop_id, what, via, fields, at)
        values (${row.organisationId}, ${row.eventId}, ${row.personId}, ${row.exhibitorName},
          ${row.id}, 'given', ${row.via}, ${fields}, ${row.droppedAt})`,
  );

/** The newest first. */
export const findLedger = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.rows<LedgerRow>(
    sql`select id, at, what, via, exhibitor_name as "exhibitorName", fields from dropcards_ledger
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId}
        order by id desc`,
  );

export const hasLedger = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from dropcards_ledger where organisation_id = ${organisationId}
          and event_id = ${eventId} and person_id = ${personId} limit 1`,
  )) !== null;
