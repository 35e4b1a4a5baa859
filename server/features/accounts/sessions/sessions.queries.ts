import type { Role } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Actor } from '../../../platform/person.ts';

export interface Device {
  agent: string;
  network: string;
  /** When the person last showed who they are; without it, this very moment. */
  confirmedAt?: Date;
  /** Who acts as the person. */
  actedBy?: Actor;
}

/** The last part says which machine in a network: it is not kept. */
const coarse = (network: string) => network.replace(/[.:][^.:]*$/, '');

export async function insertSession(
  db: Db,
  organisationId: number,
  personId: number,
  { agent, network, confirmedAt, actedBy }: Device,
): Promise<number> {
  const row = await db.row<{ id: number }>(
    sql`insert into accounts_sessions (organisation_id, person_id, agent, network, confirmed_at,
          acted_by, acted_from)
        values (${organisationId}, ${personId}, ${agent}, ${coarse(network)},
          coalesce(${confirmedAt}, now()), ${actedBy?.id}, ${actedBy?.sessionId}) returning id`,
  );
  if (!row) throw new Error('The session was not inserted.');
  return row.id;
}

/**
 * The role as it is now, for a session that has not ended; null otherwise. Who acts as somebody does
 * so as long as they run the organisation and their own session lasts.
 */
export const findOpenSession = (db: Db, organisationId: number, sessionId: number) =>
  db.row<{ personId: number; role: Role; actedBy: Actor | null }>(
    sql`select s.person_id as "personId", m.role,
               case when s.acted_by is not null then
                 jsonb_build_object('id', s.acted_by, 'sessionId', s.acted_from) end as "actedBy"
        from accounts_sessions s
        join organisations_members m on m.organisation_id = s.organisation_id and m.person_id = s.person_id
        where s.organisation_id = ${organisationId} and s.id = ${sessionId} and s.ended_at is null
          and m.deactivated_at is null and m.removed_at is null
          and (s.acted_by is null or exists (
            select from accounts_sessions f
            join organisations_members a on a.organisation_id = f.organisation_id
              and a.person_id = f.person_id and a.role = 'admin'
              and a.deactivated_at is null and a.removed_at is null
            where f.id = s.acted_from and f.ended_at is null))`,
  );

/** Of sessions of people's own: whether it lasts, and its person may come in. */
export const isSessionOpen = (id: Sql): Sql => sql`exists (
  select from accounts_sessions s
  join organisations_members m on m.organisation_id = s.organisation_id and m.person_id = s.person_id
  where s.id = ${id} and s.ended_at is null and m.deactivated_at is null and m.removed_at is null)`;

export const endSession = (db: Db, organisationId: number, sessionId: number) =>
  db.run(
    sql`update accounts_sessions set ended_at = now()
        where organisation_id = ${organisationId} and id = ${sessionId} and ended_at is null`,
  );

/** Every session of a person in every organisation but, if given, the one they are using. */
export const endSessionsOf = (db: Db, personId: number, but: number | null) =>
  db.rows<{ id: number }>(
    sql`update accounts_sessions set ended_at = now()
        where person_id = ${personId} and ended_at is null and id is distinct from ${but}
        returning id`,
  );

export const endSessionsIn = (db: Db, organisationId: number, personId: number) =>
  db.rows<{ id: number }>(
    sql`update accounts_sessions set ended_at = now()
        where organisation_id = ${organisationId} and person_id = ${personId} and ended_at is null
        returning id`,
  );

export const findConfirmedAt = (db: Db, organisationId: number, sessionId: number) =>
  db.row<{ confirmedAt: Date }>(
    sql`select confirmed_at as "confirmedAt" from accounts_sessions
        where organisation_id = ${organisationId} and id = ${sessionId}`,
  );

export const markConfirmed = (db: Db, organisationId: number, sessionId: number, at: Date) =>
  db.run(
    sql`update accounts_sessions set confirmed_at = ${at}
        where organisation_id = ${organisationId} and id = ${sessionId}`,
  );

export const findOpenSessionsIn = (db: Db, organisationId: number, personId: number) =>
  db.rows<{ id: number }>(
    sql`select id from accounts_sessions
        where organisation_id = ${organisationId} and person_id = ${personId} and ended_at is null`,
  );

/** A person's own on such a device, the oldest that lasts. */
export const findSessionOn = (db: Db, organisationId: number, personId: number, agent: string) =>
  db.row<{ id: number }>(
    sql`select id from accounts_sessions
        where organisation_id = ${organisationId} and person_id = ${personId}
          and agent = ${agent} and ended_at is null and acted_by is null
        order by id limit 1`,
  );

/** Seen now, as a session and as a member. */
export const touchSession = (db: Db, organisationId: number, sessionId: number) =>
  db.run(
    sql`with seen as (
          update accounts_sessions set last_seen_at = now()
          where organisation_id = ${organisationId} and id = ${sessionId} returning person_id)
        update organisations_members m set last_seen_at = now() from seen
        where m.organisation_id = ${organisationId} and m.person_id = seen.person_id`,
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
        where t.token_hash = ${hash} for no key update of t`,
  );

export const markTokenUsed = (db: Db, organisationId: number, hash: Buffer, usedAt: Date) =>
  db.run(
    sql`update accounts_refresh_tokens set used_at = ${usedAt}
        where organisation_id = ${organisationId} and token_hash = ${hash}`,
  );

export const forgetExpiredTokens = (db: Db) =>
  db.run(sql`delete from accounts_refresh_tokens where expires_at < now() - interval '1 day'`);

export interface SessionRow {
  id: number;
  organisationId: number;
  organisation: string;
  agent: string;
  network: string;
  createdAt: Date;
  lastSeenAt: Date;
  actedBy: string | null;
}

/** A session nobody renewed for so long has run out by itself. */
export const findSessionsOf = (db: Db, personId: number, seenSince: Date) =>
  db.rows<SessionRow>(
    sql`select s.id, s.organisation_id as "organisationId", o.name as organisation, s.agent, s.network, s.created_at as "createdAt",
               s.last_seen_at as "lastSeenAt",
               (select coalesce(nullif(a.full_name, ''), a.username) from accounts a
                where a.id = s.acted_by) as "actedBy"
        from accounts_sessions s join organisations o on o.id = s.organisation_id
        where s.person_id = ${personId} and s.ended_at is null and s.last_seen_at > ${seenSince}
        order by s.last_seen_at desc, s.id desc`,
  );

export const endSessionOf = (db: Db, personId: number, sessionId: number) =>
  db.run(
    sql`update accounts_sessions set ended_at = now()
        where person_id = ${personId} and id = ${sessionId} and ended_at is null`,
  );
