import type { Texts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

interface SessionTitle {
  id: number;
  title: Texts;
  startsAt: Date | null;
}

/** Of every session that is published now, in the order of the program. */
export const findTitles = (db: Db, organisationId: number, eventId: number) =>
  db.rows<SessionTitle>(
    sql`select session_id as id, session -> 'title' as title, starts_at as "startsAt"
        from agenda_published
        where organisation_id = ${organisationId} and event_id = ${eventId} and not is_cancelled
        order by starts_at nulls last, session_id`,
  );

/** What is published in any of these events, so many at most. */
export const findSessionsOf = (
  db: Db,
  organisationId: number,
  eventIds: readonly number[],
  most: number,
) =>
  db.rows<{ eventId: number; id: number }>(
    sql`select event_id as "eventId", session_id as id from agenda_published
        where organisation_id = ${organisationId} and event_id = any(${eventIds}::bigint[])
          and not is_cancelled
        order by event_id, session_id limit ${most}`,
  );

/** Others who starred what this person starred, and what; so many of each session's. */
export const findFellows = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  ofEach: number,
) =>
  db.rows<{ personId: number; titles: Texts[] }>(
    sql`select o.person_id as "personId",
               jsonb_agg(p.session -> 'title' order by p.starts_at nulls last, p.session_id) as titles
        from agenda_stars mine
        join agenda_published p using (organisation_id, event_id, session_id)
        cross join lateral (
          select person_id from agenda_stars s
          where s.organisation_id = mine.organisation_id and s.event_id = mine.event_id
            and s.session_id = mine.session_id and s.person_id <> mine.person_id
          limit ${ofEach}) o
        where mine.organisation_id = ${organisationId} and mine.event_id = ${eventId}
          and mine.person_id = ${personId} and not p.is_cancelled
        group by o.person_id order by count(*) desc, o.person_id`,
  );
