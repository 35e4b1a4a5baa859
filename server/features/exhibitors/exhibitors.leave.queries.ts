import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const deleteSaved = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`delete from exhibitors_saved
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
