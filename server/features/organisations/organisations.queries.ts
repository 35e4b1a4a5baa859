import type { Organisation, OrganisationUpdate, Role } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { plannedAnew, sql } from '../../platform/db/sql.ts';
import { anywhere } from '../../platform/search/looking.ts';

type NewOrganisation = Pick<Organisation, 'name' | 'shortName' | 'languages' | 'timeZone'>;

export async function insertOrganisation(
  db: Db,
  { name, shortName, languages, timeZone }: NewOrganisation,
): Promise<number> {
  const row = await db.row<{ id: number }>(
    sql`insert into organisations (name, short_name, languages, time_zone)
        values (${name}, ${shortName}, ${languages}, ${timeZone}) returning id`,
  );
  if (!row) throw new Error('The organisation was not inserted.');
  return row.id;
}

export interface NewMember {
  personId: number;
  role: Role;
  company: string;
}

/** Who is new and who had gone is counted; who was a member all along, or is made one twice at once, is not. */
export const insertMembers = (db: Db, organisationId: number, members: readonly NewMember[]) =>
  db.run(
    sql`with new as (
          select * from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
            as new("personId" bigint, role text, company text)),
        gone as (
          select m.person_id from organisations_members m join new on new."personId" = m.person_id
          where m.organisation_id = ${organisationId} and m.removed_at is not null for no key update of m),
        written as (
          insert into organisations_members (organisation_id, person_id, role, company)
          select ${organisationId}, new."personId", new.role, new.company
          from new left join gone on gone.person_id = new."personId"
          on conflict (organisation_id, person_id) do update
            set role = excluded.role, removed_at = null, deactivated_at = null, joined_at = now(),
              version = organisations_members.version + 1
          returning person_id, xmax = 0 as "isNew")
        insert into organisations_counted (organisation_id, members)
        select ${organisationId}, count(*) from written w
        where w."isNew" or exists (select from gone where gone.person_id = w.person_id)
        having count(*) > 0`,
  );

/** Of each who still has the company they had. */
export const setCompanies = (
  db: Db,
  organisationId: number,
  changes: readonly { personId: number; from: string; to: string }[],
) =>
  db.run(
    sql`update organisations_members m set company = new."to", version = version + 1
        from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as new("personId" bigint, "from" text, "to" text)
        where m.organisation_id = ${organisationId} and m.person_id = new."personId"
          and m.company = new."from" and m.removed_at is null`,
  );

/** Kept while people come and go: a million are not counted each time. */
export const countMembers = async (db: Db, organisationId: number): Promise<number> =>
  (
    await db.row<{ members: number }>(
      sql`select coalesce(sum(members), 0)::bigint as members from organisations_counted
          where organisation_id = ${organisationId}`,
    )
  )?.members ?? 0;

/** The lines of each organisation become one. */
export const addUpCounts = (db: Db) =>
  db.run(
    sql`with past as (delete from organisations_counted returning organisation_id, members)
        insert into organisations_counted (organisation_id, members)
        select organisation_id, sum(members) from past group by organisation_id`,
  );

export interface Member {
  id: number;
  fullName: string;
  avatar: string | null;
}

/** Of more who fit than anybody reads, those found first. */
const mostSorted = 2_000;

/** People by the name others see: the full name, else the username. */
export function findMembersLike(db: Db, organisationId: number, q: string, limit: number) {
  const everyone = sql`select m.person_id, m.sort_name from organisations_members m
    where m.organisation_id = ${organisationId} and m.removed_at is null`;
  // Materialized, it is planned as if all were read, and read as far as it is asked for.
  const like = sql`with hits as materialized (
      ${everyone} and m.search_text like ${anywhere(q)})
    select * from hits limit ${mostSorted}`;
  return db.rows<Member>(
    plannedAnew(
      sql`select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar
          from (select * from (${q ? like : everyone}) m
                order by m.sort_name collate "C", m.person_id limit ${limit}) m
          join accounts a on a.id = m.person_id
          order by m.sort_name collate "C", m.person_id`,
    ),
  );
}

export const findMember = (db: Db, organisationId: number, personId: number) =>
  db.row<Member & { joinedAt: Date }>(
    sql`select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar,
               m.joined_at as "joinedAt"
        from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}
          and m.removed_at is null`,
  );

export const findRole = (db: Db, organisationId: number, personId: number) =>
  db.row<{ role: Role }>(
    sql`select role from organisations_members
        where organisation_id = ${organisationId} and person_id = ${personId}
          and removed_at is null and deactivated_at is null`,
  );

/** Two at most: enough to know whether a name fits exactly one person. */
export const findMembersByName = (db: Db, organisationId: number, name: string) =>
  db.rows<Member>(
    sql`select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar
        from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.removed_at is null
          and lower(coalesce(nullif(a.full_name, ''), a.username)) = lower(${name})
        limit 2`,
  );

/** What is kept of it; the rest of what people are shown is the operator's. */
export type OrganisationRow = Omit<Organisation, 'canLoadTags'>;

const columns = sql`id, name, short_name as "shortName", verified_at is not null as "isVerified",
  logo, accent, languages, time_zone as "timeZone", tag_manager_id as "tagManagerId", version`;

export const findOrganisation = (db: Db, organisationId: number) =>
  db.row<OrganisationRow>(sql`select ${columns} from organisations where id = ${organisationId}`);

/** Locked: what is recorded as having been before really was. */
export const lockOrganisation = (db: Db, organisationId: number) =>
  db.row<OrganisationRow>(
    sql`select ${columns} from organisations where id = ${organisationId} for no key update`,
  );

export const updateOrganisation = (
  db: Db,
  organisationId: number,
  {
    name,
    shortName,
    accent,
    languages,
    timeZone,
    tagManagerId,
  }: Omit<OrganisationUpdate, 'version'>,
) =>
  db.run(
    sql`update organisations set name = ${name}, short_name = ${shortName}, accent = ${accent},
          languages = ${languages}, time_zone = ${timeZone},
          tag_manager_id = ${tagManagerId}, version = version + 1
        where id = ${organisationId}`,
  );

export const updateLogo = (db: Db, organisationId: number, logo: string | null) =>
  db.run(sql`update organisations set logo = ${logo} where id = ${organisationId}`);

/** By an admin of it who confirmed their address. */
export const markOrganisationsVerified = (db: Db, personId: number) =>
  db.rows<{ id: number }>(
    sql`update organisations o set verified_at = now() from organisations_members m
        where m.organisation_id = o.id and m.person_id = ${personId} and m.role = 'admin'
          and m.removed_at is null and m.deactivated_at is null and o.verified_at is null
        returning o.id`,
  );

export const findOrganisationsOf = (db: Db, personId: number) =>
  db.rows<{ id: number; name: string; role: Role }>(
    sql`select o.id, o.name, m.role
        from organisations_members m join organisations o on o.id = m.organisation_id
        where m.person_id = ${personId} and m.removed_at is null and m.deactivated_at is null
        order by lower(o.name), o.id`,
  );

export const markRemoved = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`with gone as (
          update organisations_members set removed_at = now()
          where organisation_id = ${organisationId} and person_id = ${personId}
            and removed_at is null
          returning person_id)
        insert into organisations_counted (organisation_id, members)
        select ${organisationId}, -count(*) from gone having count(*) > 0`,
  );

/** One at a time in an organisation decides who its last admin is. */
export const lockAdmins = (db: Db, organisationId: number) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('people admins', ${organisationId}))`);

const active = sql`deactivated_at is null and removed_at is null`;

export const countAdmins = async (db: Db, organisationId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from organisations_members
          where organisation_id = ${organisationId} and role = 'admin' and ${active}`,
    )
  )?.count ?? 0;

/** Who runs it. */
export const findAdminIds = async (db: Db, organisationId: number): Promise<number[]> => {
  const rows = await db.rows<{ personId: number }>(
    sql`select person_id as "personId" from organisations_members
        where organisation_id = ${organisationId} and role = 'admin' and ${active} order by 1`,
  );
  return rows.map(({ personId }) => personId);
};

export const findAnyActive = (db: Db, organisationId: number) =>
  db.row(
    sql`select from organisations_members
        where organisation_id = ${organisationId} and ${active} limit 1`,
  );
