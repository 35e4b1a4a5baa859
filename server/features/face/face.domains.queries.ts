import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export interface DomainRow {
  name: string;
  token: string;
  provenAt: Date | null;
}

const columns = sql`d.name, d.token, d.proven_at as "provenAt"`;

export const findDomain = (db: Db, organisationId: number) =>
  db.row<DomainRow>(
    sql`select ${columns} from face_domains d where d.organisation_id = ${organisationId}`,
  );

export const lockDomain = (db: Db, organisationId: number) =>
  db.row<DomainRow>(
    sql`select ${columns} from face_domains d
        where d.organisation_id = ${organisationId} for update`,
  );

export const setDomain = (db: Db, organisationId: number, name: string, token: string) =>
  db.run(
    sql`insert into face_domains (organisation_id, name, token)
        values (${organisationId}, ${name}, ${token})
        on conflict (organisation_id) do update
          set name = excluded.name, token = excluded.token, proven_at = null`,
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
  db.run(sql`update face_domains set proven_at = ${now} where organisation_id = ${organisationId}`);

export const deleteDomain = (db: Db, organisationId: number) =>
  db.run(sql`delete from face_domains where organisation_id = ${organisationId}`);
