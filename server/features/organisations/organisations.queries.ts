import type { Role } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export async function insertOrganisation(db: Db, name: string, shortName: string): Promise<number> {
  const row = await db.row<{ id: number }>(
    sql`insert into organisations (name, short_name) values (${name}, ${shortName}) returning id`,
  );
  if (!row) throw new Error('The organisation was not inserted.');
  return row.id;
}

export const insertMember = (db: Db, organisationId: number, personId: number, role: Role) =>
  db.run(
    sql`insert into organisations_members (organisation_id, person_id, role)
        values (${organisationId}, ${personId}, ${role})`,
  );

export interface Member {
  id: number;
  fullName: string;
  avatar: string | null;
}

/** People by the name others see: the full name, else the username. */
export const findMembers = (db: Db, organisationId: number) =>
  db.rows<Member>(
    sql`select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar
        from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId}
        order by coalesce(nullif(a.full_name, ''), a.username) collate "C", a.id`,
  );

export const findMember = (db: Db, organisationId: number, personId: number) =>
  db.row<Member>(
    sql`select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar
        from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}`,
  );

/** Two at most: enough to know whether a name fits exactly one person. */
export const findMembersByName = (db: Db, organisationId: number, name: string) =>
  db.rows<Member>(
    sql`select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar
        from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId}
          and lower(coalesce(nullif(a.full_name, ''), a.username)) = lower(${name})
        limit 2`,
  );
