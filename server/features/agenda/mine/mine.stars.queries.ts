import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { isLetIn } from '../../events/index.ts';

/** Of sessions that are published now. */
export const findStars = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
) =>
  (
    await db.rows<{ sessionId: number }>(
      sql`select s.session_id as "sessionId" from agenda_stars s
          join agenda_published p using (organisation_id, event_id, session_id)
          where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
            and s.person_id = ${personId} and not p.is_cancelled
          order by s.session_id`,
    )
  ).map(({ sessionId }) => sessionId);

export const insertStar = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  sessionId: number,
) =>
  db.run(
    sql`insert into agenda_stars (organisation_id, event_id, person_id, session_id)
        values (${organisationId}, ${eventId}, ${personId}, ${sessionId}) on conflict do nothing`,
  );

/** Of many people at once: each line is a person and a session. */
export const insertStars = (
  db: Db,
  organisationId: number,
  eventId: number,
  stars: readonly { personId: number; sessionId: number; at?: Date }[],
) =>
  db.run(
    sql`insert into agenda_stars (organisation_id, event_id, person_id, session_id, starred_at)
        select ${organisationId}, ${eventId}, s.person_id, s.session_id, coalesce(s.at, now())
        from unnest(${stars.map(({ personId }) => personId)}::bigint[],
                    ${stars.map(({ sessionId }) => sessionId)}::bigint[],
                    ${stars.map(({ at }) => at ?? null)}::timestamptz[])
          as s(person_id, session_id, at)
        on conflict do nothing`,
  );

export const deleteStar = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  sessionId: number,
) =>
  db.run(
    sql`delete from agenda_stars where organisation_id = ${organisationId}
          and event_id = ${eventId} and person_id = ${personId} and session_id = ${sessionId}`,
  );

/** Who starred any of these, and which; only those who take part still. */
export const findStarrers = (
  db: Db,
  organisationId: number,
  eventId: number,
  sessionIds: readonly number[],
) =>
  db.rows<{ personId: number; sessionIds: number[] }>(
    sql`select person_id as "personId", array_agg(session_id order by session_id) as "sessionIds"
        from agenda_stars s join organisations_members m using (organisation_id, person_id)
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and session_id = any(${sessionIds})
          and m.deactivated_at is null and m.removed_at is null
          and (m.role = 'admin' or exists (
            select from events_people i where i.organisation_id = s.organisation_id
              and i.event_id = s.event_id and i.person_id = s.person_id and ${isLetIn(sql`i`)}))
        group by person_id order by person_id`,
  );

/** Everybody's stars of an event: what the planner reckons with. */
export const findAllStars = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ personId: number; sessionIds: number[] }>(
    sql`select person_id as "personId", array_agg(session_id) as "sessionIds"
        from agenda_stars where organisation_id = ${organisationId} and event_id = ${eventId}
        group by person_id`,
  );

/** In every organisation the person is in: what they starred, and how they are told of it. */
export const findStarsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select s.organisation_id as "organisationId", s.event_id as "eventId",
               s.session_id as "sessionId", s.starred_at as "starredAt",
               r.minutes as "reminderMinutes", f.created_at as "feedCreatedAt",
               f.read_at as "feedReadAt"
        from agenda_stars s
        left join agenda_reminders r using (organisation_id, event_id, person_id)
        left join agenda_feeds f using (organisation_id, event_id, person_id)
        where person_id = ${personId}
        order by s.organisation_id, s.event_id, s.session_id`,
  );

/** For a list of people: how many sessions of an event they starred. */
export const starsOf = (personId: Sql, organisationId: number, eventId: Sql): Sql =>
  sql`(select count(*)::int from agenda_stars s where s.organisation_id = ${organisationId}
        and s.event_id = ${eventId} and s.person_id = ${personId})`;
