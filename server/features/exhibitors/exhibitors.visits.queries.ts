import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

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
  personId: number,
  ids: readonly number[],
  at: Moment,
) =>
  db.rows<{ id: number }>(
    sql`insert into exhibitors_visits
          (organisation_id, event_id, exhibitor_id, person_id, day, last_at)
        select x.organisation_id, x.event_id, x.id, ${personId}, ${dayOf(at)}, ${at.now}
        from exhibitors x
        where x.organisation_id = ${organisationId} and x.event_id = ${eventId}
          and x.id = any(${ids}) and x.is_shown
          and not exists (
            select from exhibitors_staff s where s.organisation_id = x.organisation_id
              and s.exhibitor_id = x.id and s.person_id = ${personId})
        order by x.id
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

export const insertDownload = async (
  db: Db,
  organisationId: number,
  { eventId, exhibitorId }: { eventId: number; exhibitorId: number },
  personId: number,
  documentId: string,
  at: Date,
): Promise<boolean> =>
  (await db.run(
    sql`insert into exhibitors_downloads
          (organisation_id, event_id, exhibitor_id, person_id, document_id, at)
        values (${organisationId}, ${eventId}, ${exhibitorId}, ${personId}, ${documentId}, ${at})
        on conflict do nothing`,
  )) > 0;

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
