import type { MyBooth } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { isLetIn } from '../../events/index.ts';
import type { StaffRow } from '../exhibitors.rows.ts';

/** Who was deactivated, or banned from the event, does not count until they are let in again. */
export const isMember = sql`
  join organisations_members m on m.organisation_id = s.organisation_id
    and m.person_id = s.person_id and m.removed_at is null and m.deactivated_at is null
    and not exists (select from events_people p where p.organisation_id = s.organisation_id
      and p.event_id = s.event_id and p.person_id = s.person_id and not ${isLetIn(sql`p`)})`;

export const isStaff = async (
  db: Db,
  organisationId: number,
  exhibitorId: number,
  personId: number,
): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from exhibitors_staff
        where organisation_id = ${organisationId} and exhibitor_id = ${exhibitorId}
          and person_id = ${personId}`,
  )) !== null;

/** Of any booth of an event. */
export const isStaffIn = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from exhibitors_staff s ${isMember}
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
          and s.person_id = ${personId} limit 1`,
  )) !== null;

export const findStaffIds = async (db: Db, organisationId: number, exhibitorId: number) => {
  const rows = await db.rows<{ personId: number }>(
    sql`select s.person_id as "personId" from exhibitors_staff s ${isMember}
        where s.organisation_id = ${organisationId} and s.exhibitor_id = ${exhibitorId}
        order by s.person_id`,
  );
  return rows.map(({ personId }) => personId);
};

export const insertStaff = async (
  db: Db,
  { organisationId, eventId, id }: { organisationId: number; eventId: number; id: number },
  personId: number,
): Promise<boolean> =>
  (await db.run(
    sql`insert into exhibitors_staff (organisation_id, event_id, exhibitor_id, person_id)
        values (${organisationId}, ${eventId}, ${id}, ${personId}) on conflict do nothing`,
  )) > 0;

/** The booths of an event a person is staff of, to be read inside another query. */
export const boothsOf = (organisationId: number, eventId: number, personId: number): Sql =>
  sql`(select s.exhibitor_id from exhibitors_staff s where s.organisation_id = ${organisationId}
       and s.event_id = ${eventId} and s.person_id = ${personId})`;

export const findStaffed = (db: Db, organisationId: number, personId: number) =>
  db.rows<{ exhibitorId: number }>(
    sql`select exhibitor_id as "exhibitorId" from exhibitors_staff
        where organisation_id = ${organisationId} and person_id = ${personId} order by 1`,
  );

export const findStaff = (db: Db, organisationId: number, exhibitorId: number) =>
  db.rows<StaffRow>(
    sql`select a.id as "personId", coalesce(nullif(a.full_name, ''), a.username) as "fullName",
               a.avatar, a.email
        from exhibitors_staff s ${isMember} join accounts a on a.id = s.person_id
        where s.organisation_id = ${organisationId} and s.exhibitor_id = ${exhibitorId}
        order by lower(coalesce(nullif(a.full_name, ''), a.username)), a.id`,
  );

export const deleteStaff = async (
  db: Db,
  organisationId: number,
  exhibitorId: number,
  personId: number,
): Promise<boolean> =>
  (await db.run(
    sql`delete from exhibitors_staff where organisation_id = ${organisationId}
          and exhibitor_id = ${exhibitorId} and person_id = ${personId}`,
  )) > 0;

/** How many places of the staff are taken, or kept for whom was asked. */
export const countPlaces = async (db: Db, organisationId: number, exhibitorId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select (select count(*) from exhibitors_staff s ${isMember}
                  where s.organisation_id = ${organisationId} and s.exhibitor_id = ${exhibitorId})
               + (select count(*) from exhibitors_invited i
                  where i.organisation_id = ${organisationId} and i.exhibitor_id = ${exhibitorId})
               as count`,
    )
  )?.count ?? 0;

/** In events the person can enter; a draft is for who runs it. */
export const findMyBooths = (
  db: Db,
  organisationId: number,
  personId: number,
  { runsAll }: { runsAll: boolean },
) =>
  db.rows<MyBooth>(
    sql`select x.id, x.event_id as "eventId", x.name, x.shown ->> 'logo' as logo, x.tier
        from exhibitors_staff s
        join exhibitors x on x.organisation_id = s.organisation_id and x.id = s.exhibitor_id
        join events e on e.organisation_id = x.organisation_id and e.id = x.event_id
        where s.organisation_id = ${organisationId} and s.person_id = ${personId}
          and (${runsAll} or (e.state <> 'draft' and exists (
            select from events_people p where p.organisation_id = e.organisation_id
              and p.event_id = e.id and p.person_id = s.person_id and ${isLetIn(sql`p`)})))
        order by lower(x.name), x.id`,
  );
