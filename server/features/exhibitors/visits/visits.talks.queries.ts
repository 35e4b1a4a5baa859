import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { ExhibitorRow } from '../exhibitors.rows.ts';

/** False when this person talked to the booth before. */
export const insertTalk = async (
  db: Db,
  { organisationId, eventId, id }: Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'id'>,
  personId: number,
  at: Date,
): Promise<boolean> =>
  (await db.run(
    sql`insert into exhibitors_talks
          (organisation_id, event_id, exhibitor_id, person_id, asked_at)
        values (${organisationId}, ${eventId}, ${id}, ${personId}, ${at})
        on conflict do nothing`,
  )) > 0;
