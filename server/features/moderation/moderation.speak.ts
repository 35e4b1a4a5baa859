import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { problem } from '../../platform/http/problem.ts';

interface Speaker {
  organisationId: number;
  eventId: number;
  personId: number;
}

/** Refuses who is muted in the event now. */
export async function requireMaySpeak(
  db: Db,
  { organisationId, eventId, personId }: Speaker,
  now: Date,
): Promise<void> {
  const muted = await db.row(
    sql`select 1 as one from moderation_measures
        where organisation_id = ${organisationId} and person_id = ${personId}
          and event_id = ${eventId} and kind = 'mute' and lifted_at is null
          and (until is null or until > ${now}) limit 1`,
  );
  if (muted) throw problem('moderation.muted');
}
