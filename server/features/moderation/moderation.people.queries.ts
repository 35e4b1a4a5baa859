import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { isLetIn } from '../events/index.ts';

/** A person as the desk shows them; null once their account is gone. */
export const shownPerson = (id: Sql): Sql => sql`(
  select jsonb_build_object('id', a.id, 'fullName', coalesce(nullif(a.full_name, ''), a.username),
    'avatar', a.avatar)
  from accounts a where a.id = ${id} and a.username <> '-' || a.id)`;

/** Who keeps order in an event, and can sign in to do it. */
export const findModeratorIds = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.rows<{ id: number }>(
      sql`select m.person_id as id from organisations_members m
          where m.organisation_id = ${organisationId}
            and m.removed_at is null and m.deactivated_at is null
            and (m.role = 'admin' or exists (
              select from events_people p where p.organisation_id = m.organisation_id
                and p.event_id = ${eventId} and p.person_id = m.person_id
                and p.role <> 'attendee' and ${isLetIn(sql`p`)}))
          order by 1`,
    )
  ).map(({ id }) => id);
