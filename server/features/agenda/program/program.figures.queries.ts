import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface SessionFigures {
  sessionId: number;
  title: Record<string, string>;
  startsAt: Date | null;
  capacity: number | null;
  stars: number;
}

/** Of what is published: how many people starred each session. */
export const findSessionFigures = (db: Db, organisationId: number, eventId: number) =>
  db.rows<SessionFigures>(
    sql`select p.session_id as "sessionId", p.session -> 'title' as title, p.starts_at as "startsAt", s.capacity,
          (select count(*) from agenda_stars t where t.organisation_id = p.organisation_id
             and t.event_id = p.event_id and t.session_id = p.session_id) as stars
        from agenda_published p
        join agenda_sessions s on s.organisation_id = p.organisation_id and s.id = p.session_id
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and not p.is_cancelled
        order by stars desc, p.starts_at, p.session_id limit 1000`,
  );
