import type { Role } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export async function insertSession(
  db: Db,
  organisationId: number,
  personId: number,
  agent: string,
): Promise<number> {
  const row = await db.row<{ id: number }>(
    sql`insert into accounts_sessions (organisation_id, person_id, agent)
        values (${organisationId}, ${personId}, ${agent}) returning id`,
  );
  if (!row) throw new Error('The session was not inserted.');
  return row.id;
}

/** The role as it is now, for a session that has not ended; null otherwise. */
export const findOpenSession = (db: Db, organisationId: number, sessionId: number) =>
  db.row<{ personId: number; role: Role }>(
    sql`select s.person_id as "personId", m.role
        from accounts_sessions s
        join organisations_members m on m.organisation_id = s.organisation_id and m.person_id = s.person_id
        where s.organisation_id = ${organisationId} and s.id = ${sessionId} and s.ended_at is null`,
  );

export const endSession = (db: Db, organisationId: number, sessionId: number) =>
  db.run(
    sql`update accounts_sessions set ended_at = now()
        where organisation_id = ${organisationId} and id = ${sessionId} and ended_at is null`,
  );

export const touchSession = (db: Db, organisationId: number, sessionId: number) =>
  db.run(
    sql`update accounts_sessions set last_seen_at = now()
        where organisation_id = ${organisationId} and id = ${sessionId}`,
  );

export const insertRefreshToken = (
  db: Db,
  organisationId: number,
  sessionId: number,
  hash: Buffer,
  expiresAt: Date,
) =>
  db.run(
    sql`insert into accounts_refresh_tokens (token_hash, organisation_id, session_id, expires_at)
        values (${hash}, ${organisationId}, ${sessionId}, ${expiresAt}) on conflict do nothing`,
  );

export interface KeptToken {
  organisationId: number;
  sessionId: number;
  personId: number;
  agent: string;
  expiresAt: Date;
  usedAt: Date | null;
  isEnded: boolean;
}

/** Locks the token's row: two renewals with one token take their turns. */
export const lockRefreshToken = (db: Db, hash: Buffer) =>
  db.row<KeptToken>(
    sql`select t.organisation_id as "organisationId", t.session_id as "sessionId",
               s.person_id as "personId", s.agent, t.expires_at as "expiresAt",
               t.used_at as "usedAt", s.ended_at is not null as "isEnded"
        from accounts_refresh_tokens t
        join accounts_sessions s on s.organisation_id = t.organisation_id and s.id = t.session_id
        where t.token_hash = ${hash} for update of t`,
  );

export const markTokenUsed = (db: Db, organisationId: number, hash: Buffer, usedAt: Date) =>
  db.run(
    sql`update accounts_refresh_tokens set used_at = ${usedAt}
        where organisation_id = ${organisationId} and token_hash = ${hash}`,
  );

export const forgetExpiredTokens = (db: Db) =>
  db.run(sql`delete from accounts_refresh_tokens where expires_at < now() - interval '1 day'`);
