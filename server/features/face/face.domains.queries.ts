import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export interface DomainRow {
  name: string;
  token: string;
  provenAt: Date | null;
  missingSince: Date | null;
}

export type LookedAtRow = Pick<DomainRow, 'name' | 'token'> & { organisationId: number };

const columns = sql`d.name, d.token, d.proven_at as "provenAt",
  d.missing_since as "missingSince"`;

export const findDomain = (db: Db, organisationId: number) =>
  db.row<DomainRow>(
    sql`select ${columns} from face_domains d where d.organisation_id = ${organisationId}`,
  );

export const lockDomain = (db: Db, organisationId: number) =>
  db.row<DomainRow>(
    sql`select ${columns} from face_domains d
        where d.organisation_id = ${organisationId} for no key update`,
  );

export const setDomain = (db: Db, organisationId: number, name: string, token: string) =>
  db.run(
    sql`insert into face_domains (organisation_id, name, token)
        values (${organisationId}, ${name}, ${token})
        on conflict (organisation_id) do update
          set name = excluded.name, token = excluded.token, proven_at = null,
            missing_since = null`,
  );

/** Whose a domain is: one at a time proves it. */
export async function findOwner(db: Db, name: string): Promise<number | null> {
  const row = await db.row<{ organisationId: number }>(
    sql`select organisation_id as "organisationId" from face_domains
        where name = ${name} and proven_at is not null`,
  );
  return row?.organisationId ?? null;
}

export async function lockName(db: Db, name: string): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`face domain ${name}`}, 0))`);
}

export const setProven = (db: Db, organisationId: number, now: Date) =>
  db.run(
    sql`update face_domains set proven_at = ${now}, looked_at = ${now}, missing_since = null
        where organisation_id = ${organisationId}`,
  );

export const setMissing = (db: Db, organisationId: number, since: Date | null) =>
  db.run(
    sql`update face_domains set missing_since = ${since} where organisation_id = ${organisationId}`,
  );

export const setUnproven = (db: Db, organisationId: number) =>
  db.run(
    sql`update face_domains set proven_at = null, missing_since = null
        where organisation_id = ${organisationId}`,
  );

/** Those nobody looked at since then; whoever takes them looks at them. */
export const takeDomains = (db: Db, now: Date, before: Date, limit: number) =>
  db.rows<LookedAtRow>(
    sql`with taken as (
          select organisation_id from face_domains
          where proven_at is not null and looked_at <= ${before}
          order by looked_at limit ${limit} for no key update skip locked)
        update face_domains d set looked_at = ${now} from taken t
        where d.organisation_id = t.organisation_id
        returning d.organisation_id as "organisationId", d.name, d.token`,
  );

/** Whose each proven domain is. */
export const findOwners = (db: Db) =>
  db.rows<{ name: string; organisationId: number }>(
    sql`select name, organisation_id as "organisationId" from face_domains
        where proven_at is not null`,
  );

export const deleteDomain = (db: Db, organisationId: number) =>
  db.run(sql`delete from face_domains where organisation_id = ${organisationId}`);
