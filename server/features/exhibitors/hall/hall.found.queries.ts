import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Booths on the floor, and what they are found by. */
export const findShownBooths = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ id: number; name: string; logo: string | null; searchText: string }>(
    sql`select id, name, shown ->> 'logo' as logo, search_text as "searchText" from exhibitors
        where organisation_id = ${organisationId} and event_id = ${eventId} and is_shown
        order by place, id`,
  );
