import type { Role } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export interface Account {
  id: number;
  email: string;
  username: string;
  fullName: string;
  avatar: string | null;
}

export interface NewAccount {
  email: string;
  username: string;
  fullName?: string;
  passwordHash: string | null;
  isVerified?: boolean;
}

/**
 * In their order. One whose address or name is taken is left out, also when someone signs up with it
 * this very moment.
 */
export const insertAccounts = (db: Db, accounts: readonly NewAccount[]) =>
  db.rows<{ id: number; email: string }>(
    sql`insert into accounts (email, username, full_name, password_hash, verified_at)
        select one->>'email', one->>'username', coalesce(one->>'fullName', ''),
               one->>'passwordHash', case when (one->>'isVerified')::boolean then now() end
        from jsonb_array_elements(${JSON.stringify(accounts)}::jsonb)
          with ordinality as new(one, place)
        order by place
        on conflict do nothing returning id, email`,
  );

/** Null when it was left out. */
export const insertAccount = async (db: Db, account: NewAccount) =>
  (await insertAccounts(db, [account]))[0] ?? null;

export const findTaken = (db: Db, email: string, username: string) =>
  db.row<{ email: boolean; username: boolean }>(
    sql`select exists (select from accounts where lower(email) = lower(${email})) as email,
               exists (select from accounts where lower(username) = lower(${username})) as username`,
  );

export interface Secret {
  id: number;
  email: string;
  passwordHash: string | null;
  isVerified: boolean;
}

export const hasProvenAddress = async (db: Db, id: number) =>
  (await db.row(sql`select 1 from accounts where id = ${id} and verified_at is not null`)) !== null;

export const findSecretByEmail = (db: Db, email: string) =>
  db.row<Secret>(
    sql`select id, email, password_hash as "passwordHash", verified_at is not null as "isVerified"
        from accounts where lower(email) = lower(${email})`,
  );

/** The organisation the person used last, else the one they joined first. */
export const findUsualOrganisation = (db: Db, personId: number) =>
  db.row<{ organisationId: number }>(
    sql`select m.organisation_id as "organisationId" from organisations_members m
        where m.person_id = ${personId} and m.deactivated_at is null and m.removed_at is null
        order by m.last_seen_at desc nulls last, m.joined_at, m.organisation_id
        limit 1`,
  );

export const findProfile = (db: Db, organisationId: number, personId: number) =>
  db.row<Account & { role: Role }>(
    sql`select a.id, a.email, a.username, a.full_name as "fullName", a.avatar, m.role
        from organisations_members m join accounts a on a.id = m.person_id
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}
          and m.deactivated_at is null and m.removed_at is null`,
  );

/** Nothing when the address has changed since the link was mailed. */
export const markVerified = (db: Db, personId: number, email: string) =>
  db.run(
    sql`update accounts set verified_at = coalesce(verified_at, now())
        where id = ${personId} and lower(email) = lower(${email})`,
  );

export const setPassword = (db: Db, personId: number, passwordHash: string) =>
  db.run(sql`update accounts set password_hash = ${passwordHash} where id = ${personId}`);

export const findPasswordHash = async (db: Db, personId: number): Promise<string | null> =>
  (
    await db.row<{ passwordHash: string | null }>(
      sql`select password_hash as "passwordHash" from accounts where id = ${personId}`,
    )
  )?.passwordHash ?? null;
