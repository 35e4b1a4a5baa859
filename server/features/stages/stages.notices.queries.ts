import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const findOrganiserIds = async (db: Db, organisationId: number): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    sql`select person_id as id from organisations_members
        where organisation_id = ${organisationId} and role = 'admin' and removed_at is null
          and deactivated_at is null
        order by person_id`,
  );
  return rows.map(({ id }) => id);
};
