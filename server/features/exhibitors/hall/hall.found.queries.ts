import type { Texts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

interface BoothFoundRow {
  id: number;
  name: string;
  logo: string | null;
  tagline: Texts;
  searchText: string;
}

/** Booths on the floor, and what they are found by. */
export const findShownBooths = (db: Db, organisationId: number, eventId: number) =>
  db.rows<BoothFoundRow>(
    sql`select id, name, shown ->> 'logo' as logo, shown -> 'tagline' as tagline, search_text as "searchText" from exhibitors
        where organisation_id = ${organisationId} and event_id = ${eventId} and is_shown
        order by place, id`,
  );

export const findSaved = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    sql`select exhibitor_id as id from exhibitors_saved
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId}
        order by 1`,
  );
  return rows.map(({ id }) => id);
};
