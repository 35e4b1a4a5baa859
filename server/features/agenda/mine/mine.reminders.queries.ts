import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isLetIn } from '../../events/index.ts';
import type { PublishedSession } from '../agenda.rows.ts';

interface Whose {
  organisationId: number;
  eventId: number;
  personId: number;
}

export const findReminder = (db: Db, { organisationId, eventId, personId }: Whose) =>
  db.row<{ minutes: number | null }>(
    sql`select minutes from agenda_reminders
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId}`,
  );

export const upsertReminder = (
  db: Db,
  { organisationId, eventId, personId }: Whose,
  minutes: number | null,
) =>
  db.run(
    sql`insert into agenda_reminders (organisation_id, event_id, person_id, minutes)
        values (${organisationId}, ${eventId}, ${personId}, ${minutes})
        on conflict (organisation_id, event_id, person_id) do update set minutes = excluded.minutes`,
  );

export interface DueReminder extends Whose {
  session: PublishedSession;
}

/** Who is to be told now of a session that begins soon; also those who have been told already. */
export const findDueReminders = (db: Db, now: Date, usual: number) =>
  db.rows<DueReminder>(
    sql`select s.organisation_id as "organisationId", s.event_id as "eventId",
               s.person_id as "personId", p.session
        from agenda_published p
        join agenda_stars s using (organisation_id, event_id, session_id)
        join events e on e.organisation_id = s.organisation_id and e.id = s.event_id
        join organisations_members m
          on m.organisation_id = s.organisation_id and m.person_id = s.person_id
        left join agenda_reminders r
          on r.organisation_id = s.organisation_id and r.event_id = s.event_id
            and r.person_id = s.person_id
        where not p.is_cancelled and e.state <> 'draft' and 'program' = any(e.modules)
          and p.starts_at > ${now} and p.starts_at <= ${now}::timestamptz + interval '1 day'
          and p.starts_at <= ${now}::timestamptz + make_interval(mins =>
            case when r.person_id is null then ${usual} else r.minutes end)
          and m.deactivated_at is null and m.removed_at is null
          and (m.role = 'admin' or exists (
            select from events_people i where i.organisation_id = s.organisation_id
              and i.event_id = s.event_id and i.person_id = s.person_id and ${isLetIn(sql`i`)}))
        order by s.organisation_id, s.event_id, s.person_id, p.starts_at`,
  );
