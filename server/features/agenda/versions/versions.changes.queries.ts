import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { ChangeRow } from './versions.history.view.ts';
import type { SessionRow } from '../agenda.rows.ts';

/** Each touched session before and after; null before: it was added. */
export interface Pair {
  before: SessionRow | null;
  after: SessionRow;
}

/** What an import made beside its sessions, by id. */
export interface MadeParts {
  rooms: number[];
  tracks: number[];
  speakers: number[];
}

interface NewChange {
  deed: ChangeRow['deed'];
  subject: string;
  pairs: readonly Pair[];
  made?: MadeParts;
}

export const insertChange = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  { deed, subject, pairs, made }: NewChange,
) =>
  db.row<{ id: number }>(
    sql`insert into agenda_changes
          (organisation_id, event_id, person_id, deed, subject, before, after, made)
        values (${organisationId}, ${eventId}, ${personId}, ${deed}, ${subject},
          ${JSON.stringify(pairs.map(({ before }) => before))},
          ${JSON.stringify(pairs.map(({ after }) => after))}, ${JSON.stringify(made ?? {})})
        returning id`,
  );

export const findChanges = (db: Db, organisationId: number, eventId: number) =>
  db.rows<ChangeRow>(
    sql`select c.id, c.person_id as "personId", c.deed, c.subject,
               jsonb_array_length(c.after) as sessions,
               coalesce(nullif(a.full_name, ''), a.username, '') as by,
               c.is_undone as "isUndone", c.made_at as "madeAt"
        from agenda_changes c left join accounts a on a.id = c.person_id
        where c.organisation_id = ${organisationId} and c.event_id = ${eventId}
        order by c.id desc limit 50`,
  );

export const lockChange = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<{
    before: (SessionRow | null)[];
    after: SessionRow[];
    made: Partial<MadeParts>;
    isUndone: boolean;
  }>(
    sql`select before, after, made, is_undone as "isUndone" from agenda_changes
        where organisation_id = ${organisationId} and event_id = ${eventId} and id = ${id} for no key update`,
  );

export const markUndone = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update agenda_changes set is_undone = true
        where organisation_id = ${organisationId} and id = ${id}`,
  );
