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

/** Null when the address or the name is taken, also by someone who signs up this very moment. */
export const insertAccount = (db: Db, account: NewAccount) =>
  db.row<{ id: number }>(
    sql`insert into accounts (email, username, full_name, password_hash, verified_at)
        values (${account.email}, ${account.username}, ${account.fullName ?? ''}, ${account.passwordHash},
          case when ${account.isVerified ?? false} then now() end)
        on conflict do nothing returning id`,
  );

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
