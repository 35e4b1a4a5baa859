import type { Role, StaffInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { exhibitorColumns } from '../exhibitors.queries.ts';
import type { ExhibitorRow, InvitedRow } from '../exhibitors.rows.ts';
import { isMember } from './booths.staff.queries.ts';

const columns = sql`i.id, i.email, i.full_name as "fullName", i.invited_at as "invitedAt"`;

export const findInvited = (db: Db, organisationId: number, exhibitorId: number) =>
  db.rows<InvitedRow>(
    sql`select ${columns} from exhibitors_invited i
        where i.organisation_id = ${organisationId} and i.exhibitor_id = ${exhibitorId}
        order by i.invited_at, i.id`,
  );

export const findInvitedByEmail = (
  db: Db,
  organisationId: number,
  exhibitorId: number,
  email: string,
) =>
  db.row<InvitedRow>(
    sql`select ${columns} from exhibitors_invited i
        where i.organisation_id = ${organisationId} and i.exhibitor_id = ${exhibitorId}
          and i.email = ${email.toLowerCase()}`,
  );

export const upsertInvited = (
  db: Db,
  { organisationId, eventId, id }: Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'id'>,
  { email, fullName, invitedBy }: StaffInput & { invitedBy: number | null },
  now: Date,
) =>
  db.run(
    sql`insert into exhibitors_invited
          (organisation_id, event_id, exhibitor_id, email, full_name, invited_at, invited_by)
        values (${organisationId}, ${eventId}, ${id}, ${email.toLowerCase()}, ${fullName}, ${now},
          ${invitedBy})
        on conflict (organisation_id, exhibitor_id, email) do update
          set full_name = excluded.full_name, invited_at = excluded.invited_at,
            invited_by = excluded.invited_by`,
  );

export const deleteInvited = (db: Db, organisationId: number, exhibitorId: number, id: number) =>
  db.row<{ email: string }>(
    sql`delete from exhibitors_invited where organisation_id = ${organisationId}
          and exhibitor_id = ${exhibitorId} and id = ${id} returning email`,
  );

/** Locked before what leads to them goes: whoever edits one of them locks in this order too. */
export const lockInvitedBooths = (db: Db, organisationId: number, email: string) =>
  db.rows<ExhibitorRow>(
    sql`select ${exhibitorColumns} from exhibitors x
        where x.organisation_id = ${organisationId}
          and x.id in (select i.exhibitor_id from exhibitors_invited i
                       where i.organisation_id = ${organisationId}
                         and i.email = ${email.toLowerCase()})
        order by x.id for no key update`,
  );

/** Staff who were taken off the booth have asked nobody; organisers ask no organiser to it. */
const isStillMeant = (email: string) => sql`(
  (i.invited_by is null or exists (select from organisations_members m
    where m.organisation_id = i.organisation_id and m.person_id = i.invited_by
      and m.role = 'admin' and m.removed_at is null and m.deactivated_at is null))
  and not exists (select from organisations_members m join accounts a on a.id = m.person_id
    where m.organisation_id = i.organisation_id and m.role = 'admin' and m.removed_at is null
      and lower(a.email) = ${email})
  or exists (select from exhibitors_staff s ${isMember}
    where s.organisation_id = i.organisation_id and s.exhibitor_id = i.exhibitor_id
      and s.person_id = i.invited_by))`;

/** The booths the address was asked to and is now part of. */
export const takeInvited = async (db: Db, organisationId: number, email: string) => {
  const taken = await db.rows<{ exhibitorId: number; isMeant: boolean }>(
    sql`delete from exhibitors_invited i
        where i.organisation_id = ${organisationId} and i.email = ${email.toLowerCase()}
        returning i.exhibitor_id as "exhibitorId", ${isStillMeant(email.toLowerCase())} as "isMeant"`,
  );
  return new Set(taken.flatMap((one) => (one.isMeant ? [one.exhibitorId] : [])));
};

/** Who is no member any more is awaited nowhere. */
export const forgetInvited = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`delete from exhibitors_invited i using accounts a
        where i.organisation_id = ${organisationId} and a.id = ${personId}
          and i.email = lower(a.email)`,
  );

/** Whether anything of the organisation still waits for whoever reads mail at this address. */
export const isAwaited = async (db: Db, organisationId: number, email: string) =>
  (await db.row(
    sql`select from exhibitors_invited
          where organisation_id = ${organisationId} and email = ${email.toLowerCase()}
        union all select from events_invited
          where organisation_id = ${organisationId} and email = ${email.toLowerCase()} limit 1`,
  )) !== null;

/** A member who proved the address: anyone may call themselves by one they never did. */
export const findMemberByEmail = (
  db: Db,
  organisationId: number,
  exhibitorId: number,
  email: string,
) =>
  db.row<{ personId: number; role: Role; isStaff: boolean }>(
    sql`select a.id as "personId", m.role, s.person_id is not null as "isStaff"
        from accounts a
        join organisations_members m on m.organisation_id = ${organisationId}
          and m.person_id = a.id and m.removed_at is null and m.deactivated_at is null
        left join exhibitors_staff s on s.organisation_id = m.organisation_id
          and s.exhibitor_id = ${exhibitorId} and s.person_id = a.id
        where lower(a.email) = ${email.toLowerCase()} and a.verified_at is not null`,
  );
