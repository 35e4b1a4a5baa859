import type { RunFigures } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

interface Which {
  organisationId: number;
  id: number;
}

/** Everyone once, whenever they came. */
export const insertViewers = (
  db: Db,
  { organisationId, id }: Which,
  personIds: readonly number[],
  at: Date,
) =>
  db.run(
    sql`insert into stages_viewers (organisation_id, run_id, person_id, first_at)
        select organisation_id, ${id}, person_id, ${at} from organisations_members
        where organisation_id = ${organisationId} and person_id = any(${personIds}::bigint[])
        on conflict do nothing`,
  );

/** Several nodes count the same. */
export async function noteMinute(
  db: Db,
  { organisationId, id }: Which,
  at: Date,
  viewers: number,
): Promise<void> {
  await db.run(
    sql`insert into stages_minutes (organisation_id, run_id, at, viewers)
        values (${organisationId}, ${id}, date_trunc('minute', ${at}::timestamptz), ${viewers})
        on conflict (organisation_id, run_id, at)
        do update set viewers = greatest(stages_minutes.viewers, excluded.viewers)`,
  );
  await db.run(
    sql`update stages_runs set most_viewers = ${viewers}
        where organisation_id = ${organisationId} and id = ${id} and most_viewers < ${viewers}`,
  );
}

export async function findFigures(db: Db, { organisationId, id }: Which): Promise<RunFigures> {
  const [people, minutes] = await Promise.all([
    db.row<{ count: number }>(
      sql`select count(*) from stages_viewers
          where organisation_id = ${organisationId} and run_id = ${id}`,
    ),
    db.rows<{ at: Date; viewers: number }>(
      sql`select at, viewers from stages_minutes
          where organisation_id = ${organisationId} and run_id = ${id} order by at`,
    ),
  ]);
  return {
    people: people?.count ?? 0,
    most: minutes.reduce((most, { viewers }) => Math.max(most, viewers), 0),
    minutes: minutes.map(({ at, viewers }) => ({ at: at.toISOString(), viewers })),
  };
}
