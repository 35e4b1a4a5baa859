import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

export interface Moment {
  now: Date;
  /** The day is that of the event. */
  timeZone: string;
}

const dayOf = ({ now, timeZone }: Moment) =>
  sql`(${now}::timestamptz at time zone ${timeZone})::date`;

export const findOnFloor = (
  db: Db,
  organisationId: number,
  eventId: number,
  ids: readonly number[],
) =>
  db.rows<{ id: number }>(
    sql`select id from exhibitors
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and id = any(${ids}) and is_shown`,
  );

/**
 * Which booths were not seen before that day. In one order, so that two at a time wait for each
 * other and never in a circle.
 */
export const insertSeen = (
  db: Db,
  organisationId: number,
  eventId: number,
  seen: readonly { personId: number; exhibitorId: number }[],
  at: Moment,
) =>
  db.rows<{ id: number }>(
    sql`insert into exhibitors_visits
          (organisation_id, event_id, exhibitor_id, person_id, day, last_at)
        select x.organisation_id, x.event_id, x.id, seen.person_id, ${dayOf(at)}, ${at.now}
        from unnest(${seen.map(({ personId }) => personId)}::bigint[],
                    ${seen.map(({ exhibitorId }) => exhibitorId)}::bigint[])
          as seen(person_id, exhibitor_id)
        join exhibitors x on x.organisation_id = ${organisationId} and x.event_id = ${eventId}
          and x.id = seen.exhibitor_id and x.is_shown
        where not exists (
          select from exhibitors_staff s where s.organisation_id = x.organisation_id
            and s.exhibitor_id = x.id and s.person_id = seen.person_id)
        order by x.id, seen.person_id
        on conflict (organisation_id, exhibitor_id, person_id, day) do nothing
        returning exhibitor_id as id`,
  );

const mostSeconds = 60;

/**
 * One line a person, booth and day. A beat adds the time since the last one, so that two windows
 * count no more than one; parts of a second are left to the next beat.
 */
export const upsertVisit = (
  db: Db,
  organisationId: number,
  { eventId, exhibitorId }: { eventId: number; exhibitorId: number },
  personId: number,
  { isFirst, ...at }: Moment & { isFirst: boolean },
) =>
  db.row<{ isNew: boolean }>(
    sql`insert into exhibitors_visits as v
          (organisation_id, event_id, exhibitor_id, person_id, day, visited_at, last_at)
        values (${organisationId}, ${eventId}, ${exhibitorId}, ${personId}, ${dayOf(at)},
          ${at.now}, ${at.now})
        on conflict (organisation_id, exhibitor_id, person_id, day) do update set
          visited_at = coalesce(v.visited_at, excluded.visited_at),
          seconds = v.seconds + case when ${isFirst} or v.visited_at is null then 0 else
            least(${mostSeconds}, greatest(0,
              floor(extract(epoch from excluded.last_at - v.last_at))))::integer end,
          last_at = case when ${isFirst} or v.visited_at is null then excluded.last_at else
            greatest(v.last_at, excluded.last_at - mod(
              extract(epoch from excluded.last_at - v.last_at), 1) * interval '1 second') end
        returning visited_at = ${at.now} as "isNew"`,
  );

export interface Download {
  exhibitorId: number;
  personId: number;
  documentId: string;
  at: Date;
}

/** How many of them were the first of their person. */
export const insertDownloads = (
  db: Db,
  organisationId: number,
  eventId: number,
  downloads: readonly Download[],
) =>
  db.run(
    sql`insert into exhibitors_downloads
          (organisation_id, event_id, exhibitor_id, person_id, document_id, at)
        select ${organisationId}, ${eventId}, d."exhibitorId", d."personId", d."documentId", d.at
        from jsonb_to_recordset(${JSON.stringify(downloads)}::jsonb)
          as d("exhibitorId" bigint, "personId" bigint, "documentId" text, at timestamptz)
        on conflict do nothing`,
  );

export const findVisited = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    sql`select distinct exhibitor_id as id from exhibitors_visits
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId} and visited_at is not null
        order by 1`,
  );
  return rows.map(({ id }) => id);
};

export interface PastVisit {
  exhibitorId: number;
  personId: number;
  at: Date;
  seconds: number;
}

/** Visits of before, all at once; a second one of the same day adds nothing. */
export const insertVisits = (
  db: Db,
  organisationId: number,
  { eventId, timeZone }: { eventId: number; timeZone: string },
  visits: readonly PastVisit[],
) =>
  db.run(
    sql`insert into exhibitors_visits (organisation_id, event_id, exhibitor_id, person_id, day,
          visited_at, last_at, seconds)
        select ${organisationId}, ${eventId}, v."exhibitorId", v."personId",
               (v.at at time zone ${timeZone})::date, v.at, v.at, v.seconds
        from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
          as v("exhibitorId" bigint, "personId" bigint, at timestamptz, seconds integer)
        on conflict do nothing`,
  );

/** For a list of people: those who were at a booth of the event. */
export const visitedBooth = (personId: Sql, organisationId: number, eventId: number): Sql =>
  sql`exists (select from exhibitors_visits v where v.organisation_id = ${organisationId}
        and v.event_id = ${eventId} and v.person_id = ${personId}
        and v.visited_at is not null)`;

/** For a list of people: how many booths of an event they visited. */
export const boothsVisited = (personId: Sql, organisationId: number, eventId: Sql): Sql =>
  sql`(select count(distinct v.exhibitor_id)::int from exhibitors_visits v
        where v.organisation_id = ${organisationId} and v.event_id = ${eventId}
          and v.person_id = ${personId} and v.visited_at is not null)`;
