import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Place } from './questions.rows.ts';

type Where = Omit<Place, 'runId'>;

export const findAskedAt = (
  db: Db,
  { organisationId, stageId }: Pick<Where, 'organisationId' | 'stageId'>,
  personId: number,
) =>
  db.row<{ at: Date }>(
    sql`select at from questions_asked where organisation_id = ${organisationId}
          and stage_id = ${stageId} and person_id = ${personId}`,
  );

/** False: they asked later than that. Whoever asks at once waits until the other is done. */
export const noteAsked = async (
  db: Db,
  { organisationId, eventId, stageId }: Where,
  { personId, now, until }: { personId: number; now: Date; until: Date },
): Promise<boolean> =>
  (await db.run(
    sql`insert into questions_asked as a (organisation_id, event_id, stage_id, person_id, at)
        values (${organisationId}, ${eventId}, ${stageId}, ${personId}, ${now})
        on conflict (organisation_id, stage_id, person_id)
          do update set at = excluded.at where a.at <= ${until}`,
  )) > 0;

/** Of a double to the person who is kept: whichever was later. */
export async function handOverPace(
  db: Db,
  organisationId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  await db.run(
    sql`with gone as (
          delete from questions_asked
          where organisation_id = ${organisationId} and person_id = ${fromId} returning *)
        insert into questions_asked as a (organisation_id, event_id, stage_id, person_id, at)
        select organisation_id, event_id, stage_id, ${toId}, at from gone
        on conflict (organisation_id, stage_id, person_id)
          do update set at = greatest(a.at, excluded.at)`,
  );
}
