import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** How long a question waits before everyone is alerted, unless the organisers say otherwise. */
export const usualMinutes = 10;

export const findAlertMinutes = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ minutes: number }>(
      sql`select alert_minutes as minutes from chat_desks
          where organisation_id = ${organisationId} and event_id = ${eventId}`,
    )
  )?.minutes ?? usualMinutes;

export const upsertAlertMinutes = (
  db: Db,
  organisationId: number,
  eventId: number,
  minutes: number,
) =>
  db.run(
    sql`insert into chat_desks (organisation_id, event_id, alert_minutes)
        values (${organisationId}, ${eventId}, ${minutes})
        on conflict (organisation_id, event_id) do update set alert_minutes = excluded.alert_minutes`,
  );
