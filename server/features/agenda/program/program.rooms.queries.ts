import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface RoomOf {
  organisationId: number;
  eventId: number;
  roomId: number;
}

export interface PlannedSession extends RoomOf {
  sessionId: number;
  startsAt: Date;
  endsAt: Date;
}

/** Of each room; more at one time is no program. */
const mostEach = 20;

/** What everyone reads of these rooms that is not over by then, each room's in its order. */
export const findPlanned = (db: Db, rooms: readonly RoomOf[], endsAfter: Date) =>
  db.rows<PlannedSession>(
    sql`select w.organisation_id as "organisationId", w.event_id as "eventId",
               w.room_id as "roomId", p.session_id as "sessionId", p.starts_at as "startsAt",
               p.ends_at as "endsAt"
        from (select distinct organisation_id, event_id, room_id from unnest(
          ${rooms.map(({ organisationId }) => organisationId)}::bigint[],
          ${rooms.map(({ eventId }) => eventId)}::bigint[],
          ${rooms.map(({ roomId }) => roomId)}::bigint[]
        ) as asked (organisation_id, event_id, room_id)) w
        join events e on e.organisation_id = w.organisation_id and e.id = w.event_id
        cross join lateral (
          select session_id, starts_at, ends_at from agenda_published a
          where a.organisation_id = w.organisation_id and a.event_id = w.event_id
            and not a.is_cancelled and a.ends_at > ${endsAfter}
            and (a.session ->> 'roomId')::bigint = w.room_id
          order by starts_at, session_id limit ${mostEach}) p
        where e.state in ('published', 'live') and 'program' = any(e.modules)
        order by p.starts_at, p.session_id`,
  );
