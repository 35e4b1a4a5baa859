import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

const listed = (
  columns: Sql,
  table: Sql,
  personId: number,
  order: Sql,
  whose = sql`t.person_id`,
): Sql =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('organisationId', t.organisation_id,
         'eventId', t.event_id, 'exhibitor', x.name, ${columns}) order by ${order}), '[]')
       from ${table} t join exhibitors x
         on x.organisation_id = t.organisation_id and x.id = t.exhibitor_id
       where ${whose} = ${personId})`;

const byBooth = sql`t.organisation_id, t.exhibitor_id`;

/** What one person did at booths, as visitor and as staff, in every organisation they are in. */
export const findBoothsAbout = (db: Db, personId: number) =>
  db.row(
    sql`select
          ${listed(sql`'joinedAt', t.joined_at`, sql`exhibitors_staff`, personId, byBooth)} as staff,
          ${listed(
            sql`'day', t.day, 'visitedAt', t.visited_at, 'seconds', t.seconds`,
            sql`exhibitors_visits`,
            personId,
            sql`t.organisation_id, t.day, t.exhibitor_id`,
          )} as visits,
          ${listed(
            sql`'documentId', t.document_id, 'at', t.at`,
            sql`exhibitors_downloads`,
            personId,
            sql`t.at, t.document_id`,
          )} as downloads,
          ${listed(sql`'exhibitorId', t.exhibitor_id`, sql`exhibitors_saved`, personId, byBooth)}
            as saved,
          ${listed(
            sql`'text', t.text, 'at', t.asked_at, 'answer', t.answer`,
            sql`exhibitors_asks`,
            personId,
            sql`t.id`,
          )} as asks,
          ${listed(
            sql`'text', t.answer`,
            sql`exhibitors_asks`,
            personId,
            sql`t.id`,
            sql`t.answered_by`,
          )} as answers,
          ${listed(sql`'at', t.asked_at`, sql`exhibitors_talks`, personId, byBooth)} as talks`,
  );

/** Who came to a booth of an event, and when first on each day. */
export const visitDeeds = (organisationId: number, eventId: number): Sql =>
  sql`select person_id, visited_at as at from exhibitors_visits
      where organisation_id = ${organisationId} and event_id = ${eventId}
        and visited_at is not null`;

/** Who asked something at a booth of an event, and when. */
export const askDeeds = (organisationId: number, eventId: number): Sql =>
  sql`select a.person_id, a.asked_at as at
      from exhibitors e
      join exhibitors_asks a on a.organisation_id = e.organisation_id and a.exhibitor_id = e.id
      where e.organisation_id = ${organisationId} and e.event_id = ${eventId}`;
