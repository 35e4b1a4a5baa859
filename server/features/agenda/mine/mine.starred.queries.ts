import type { Texts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { isLetIn } from '../../events/index.ts';

export interface StarredSession {
  eventId: number;
  slug: string;
  languages: string[];
  sessionId: number;
  title: Texts;
  room: string;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
}

/** Of all events whose program this person may see now: what they starred, between two instants. */
export const findStarredBetween = (
  db: Db,
  { organisationId, id, role }: Pick<Person, 'organisationId' | 'id' | 'role'>,
  from: Date,
  to: Date,
) =>
  db.rows<StarredSession>(
    sql`select e.id as "eventId", e.slug, e.languages, p.session_id as "sessionId",
               p.session -> 'title' as title, coalesce(r.name, '') as room,
               p.starts_at as "startsAt",
               p.ends_at as "endsAt",
               p.is_cancelled as "isCancelled"
        from agenda_stars s
        join agenda_published p using (organisation_id, event_id, session_id)
        join events e on e.organisation_id = s.organisation_id and e.id = s.event_id
        left join events_rooms r on r.organisation_id = s.organisation_id
          and r.event_id = s.event_id and r.id = (p.session ->> 'roomId')::bigint
        where s.organisation_id = ${organisationId} and s.person_id = ${id}
          and p.starts_at < ${to} and p.starts_at > ${from}::timestamptz - interval '2 days'
          and p.ends_at > ${from}
          and e.state <> 'draft' and 'program' = any(e.modules)
          and (${role} = 'admin' or exists (
            select from events_people i where i.organisation_id = s.organisation_id
              and i.event_id = s.event_id and i.person_id = s.person_id and ${isLetIn(sql`i`)}))
        order by p.starts_at, p.session_id limit 1000`,
  );
