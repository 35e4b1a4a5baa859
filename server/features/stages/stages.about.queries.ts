import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** In every organisation the person is in: what they saw live. For the copy of their data. */
export const findWatchedAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select v.organisation_id as "organisationId", r.event_id as "eventId", s.name as stage,
               r.session_id as "sessionId", v.first_at as "firstAt"
        from stages_viewers v
        join stages_runs r on r.organisation_id = v.organisation_id and r.id = v.run_id
        join stages s on s.organisation_id = r.organisation_id and s.id = r.stage_id
        where v.person_id = ${personId} order by v.organisation_id, v.first_at`,
  );

/** Who watched a stage of an event live, and since when. */
export const watchDeeds = (organisationId: number, eventId: number): Sql =>
  sql`select v.person_id, v.first_at as at
      from stages_runs r
      join stages_viewers v on v.organisation_id = r.organisation_id and v.run_id = r.id
      where r.organisation_id = ${organisationId} and r.event_id = ${eventId}`;

/** How many watched the stages of an event in each minute. */
export const viewersByMinute = (organisationId: number, eventId: number): Sql =>
  sql`select m.at, sum(m.viewers)::bigint as viewers
      from stages_runs r
      join stages_minutes m on m.organisation_id = r.organisation_id and m.run_id = r.id
      where r.organisation_id = ${organisationId} and r.event_id = ${eventId}
      group by m.at`;

/** Who saw each session of an event live, each once. */
export const countWatched = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ sessionId: number; people: number }>(
    sql`select r.session_id as "sessionId", count(distinct v.person_id) as people
        from stages_runs r
        join stages_viewers v on v.organisation_id = r.organisation_id and v.run_id = r.id
        where r.organisation_id = ${organisationId} and r.event_id = ${eventId}
          and r.session_id is not null
        group by 1`,
  );
