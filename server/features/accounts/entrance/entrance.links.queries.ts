import type { Role } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export type LinkKind = 'verify' | 'reset' | 'invite' | 'join';

export interface NewLink {
  hash: Buffer;
  kind: LinkKind;
  email: string;
  expiresAt: Date;
  personId?: number;
  role?: Role;
  fullName?: string;
  /** What it leads into beside the organisation. */
  event?: string;
  madeBy?: number;
}

export interface Link {
  id: number;
  organisationId: number;
  email: string;
  personId: number | null;
  role: Role | null;
  fullName: string;
  event: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const columns = sql`id, organisation_id as "organisationId", email, person_id as "personId", role,
  full_name as "fullName", event, created_at as "createdAt", expires_at as "expiresAt"`;

/**
 * An invitation counts as long as who made it may still invite. A link into an event leads to no
 * more than taking part, and the event goes on without the organiser who asked.
 */
const stillMeant = sql`(kind <> 'invite' or exists (
  select from organisations_members maker
  where maker.organisation_id = accounts_links.organisation_id and maker.person_id = made_by
    and maker.role = 'admin' and maker.deactivated_at is null and maker.removed_at is null))`;

export const insertLink = (db: Db, organisationId: number, link: NewLink) =>
  db.row<Link>(
    sql`insert into accounts_links (organisation_id, token_hash, kind, email, person_id, role,
          full_name, event, made_by, expires_at)
        values (${organisationId}, ${link.hash}, ${link.kind}, ${link.email}, ${link.personId},
          ${link.role}, ${link.fullName ?? ''}, ${link.event}, ${link.madeBy}, ${link.expiresAt})
        returning ${columns}`,
  );

/** A live link, by what its holder knows; no organisation is known yet. */
export const findLink = (db: Db, kinds: readonly LinkKind[], hash: Buffer, now: Date) =>
  db.row<Link>(
    sql`select ${columns} from accounts_links
        where token_hash = ${hash} and kind = any(${kinds}) and used_at is null
          and expires_at > ${now} and ${stillMeant}`,
  );

/** Of many who come at once with one link, one gets it. */
export const useLink = (db: Db, kinds: readonly LinkKind[], hash: Buffer, now: Date) =>
  db.row<Link>(
    sql`update accounts_links set used_at = ${now}
        where token_hash = ${hash} and kind = any(${kinds}) and used_at is null
          and expires_at > ${now} and ${stillMeant}
        returning ${columns}`,
  );

/** Of many who mail one address, or follow what was mailed to it, one is at it at a time. */
export const lockLinks = (db: Db, organisationId: number, kind: LinkKind, email: string) =>
  db.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${kind} || ' link to ' || lower(${email}), ${organisationId}))`,
  );

/** What was mailed before stops working. */
export const endLinks = (db: Db, organisationId: number, kind: LinkKind, email: string) =>
  db.run(
    sql`update accounts_links set used_at = now()
        where organisation_id = ${organisationId} and kind = ${kind}
          and lower(email) = lower(${email}) and used_at is null`,
  );

/** Who is no member any more is not let in again by what was mailed to them before. */
export const endLinksTo = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`update accounts_links l set used_at = now() from accounts a
        where l.organisation_id = ${organisationId} and l.kind in ('invite', 'join')
          and l.used_at is null and a.id = ${personId} and lower(l.email) = lower(a.email)`,
  );

export const findOpenInvitations = (db: Db, organisationId: number, now: Date, limit: number) =>
  db.rows<Link & { role: Role }>(
    sql`select ${columns} from accounts_links
        where organisation_id = ${organisationId} and kind = 'invite' and used_at is null
          and expires_at > ${now} and ${stillMeant}
        order by id desc limit ${limit}`,
  );

export const endInvitation = (db: Db, organisationId: number, id: number) =>
  db.row<{ email: string }>(
    sql`update accounts_links set used_at = now()
        where organisation_id = ${organisationId} and id = ${id} and kind = 'invite'
          and used_at is null
        returning email`,
  );
