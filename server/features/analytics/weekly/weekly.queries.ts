import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { chosenZones } from '../../accounts/index.ts';

/** A report of this week is written from seven on Monday morning. */
const mondayAt = (now: Date, zone: Sql): Sql =>
  sql`date_trunc('week', (${now}::timestamptz at time zone ${zone}) - interval '7 hours')::date`;

export const findIsOn = async (
  db: Db,
  organisationId: number,
  personId: number,
): Promise<boolean> =>
  (
    await db.row<{ isOn: boolean }>(
      sql`select is_on as "isOn" from analytics_weekly
          where organisation_id = ${organisationId} and person_id = ${personId}`,
    )
  )?.isOn ?? false;

interface Chosen {
  isOn: boolean;
  timeZone: string;
  tokenHash: Buffer;
  now: Date;
}

/** The first one comes on the next Monday, never for one that began already. */
export const keepChoice = (
  db: Db,
  organisationId: number,
  personId: number,
  { isOn, timeZone, tokenHash, now }: Chosen,
) =>
  db.run(
    sql`insert into analytics_weekly as w
          (organisation_id, person_id, is_on, time_zone, asked_for, token_hash)
        select ${organisationId}, p.id, ${isOn}, ${timeZone},
          ${mondayAt(now, sql`coalesce(z.time_zone, ${timeZone}::text)`)}, ${tokenHash}
        from (values (${personId}::bigint)) as p(id)
        left join (${chosenZones()}) z on z.person_id = p.id
        on conflict (organisation_id, person_id) do update
          set is_on = excluded.is_on, time_zone = excluded.time_zone,
            token_hash = excluded.token_hash,
            asked_for = case when w.is_on then w.asked_for
              else greatest(w.asked_for, excluded.asked_for) end`,
  );

export interface Due {
  organisationId: number;
  personId: number;
  monday: string;
  timeZone: string;
}

/** Whoever notes the Monday sees to its report: another node that comes to it finds it noted. */
export const claimDue = (db: Db, now: Date, limit: number) =>
  db.rows<Due>(
    sql`with due as (
          select w.organisation_id, w.person_id, coalesce(z.time_zone, w.time_zone) as zone,
            ${mondayAt(now, sql`coalesce(z.time_zone, w.time_zone)`)} as monday
          from analytics_weekly w
          left join (${chosenZones()}) z on z.person_id = w.person_id
          where w.is_on and w.asked_for < ${mondayAt(now, sql`coalesce(z.time_zone, w.time_zone)`)}
          order by w.asked_for, w.organisation_id, w.person_id limit ${limit}
          for no key update of w skip locked)
        update analytics_weekly w set asked_for = due.monday
        from due
        where w.organisation_id = due.organisation_id and w.person_id = due.person_id
        returning w.organisation_id as "organisationId", w.person_id as "personId",
          due.monday::text as monday, due.zone as "timeZone"`,
  );

/** False: it was written already, or nobody wants it any more. */
export const markSent = async (
  db: Db,
  { organisationId, personId, monday }: Omit<Due, 'timeZone'>,
  tokenHash: Buffer,
): Promise<boolean> =>
  (await db.row(
    sql`update analytics_weekly set sent_for = ${monday}, token_hash = ${tokenHash}
        where organisation_id = ${organisationId} and person_id = ${personId} and is_on
          and (sent_for is null or sent_for < ${monday})
        returning person_id`,
  )) !== null;

export interface Subscription {
  organisationId: number;
  personId: number;
  isOn: boolean;
}

export const findByToken = (db: Db, tokenHash: Buffer) =>
  db.row<Subscription>(
    sql`select organisation_id as "organisationId", person_id as "personId", is_on as "isOn"
        from analytics_weekly where token_hash = ${tokenHash}`,
  );

export const turnOff = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`update analytics_weekly set is_on = false
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );

/** In every organisation the person is in. */
export const findWeeklyAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select organisation_id as "organisationId", is_on as "isOn", time_zone as "timeZone",
               sent_for::text as "sentFor"
        from analytics_weekly where person_id = ${personId} order by organisation_id`,
  );
