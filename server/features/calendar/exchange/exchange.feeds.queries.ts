import type { Role } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const findFeed = (db: Db, organisationId: number, ownerId: number) =>
  db.row<{ createdAt: Date; readAt: Date | null }>(
    sql`select created_at as "createdAt", read_at as "readAt" from calendar_feeds
        where organisation_id = ${organisationId} and owner_id = ${ownerId}`,
  );

/** The one before is gone. */
export const upsertFeed = (
  db: Db,
  organisationId: number,
  ownerId: number,
  hash: Buffer,
  at: Date,
) =>
  db.run(
    sql`insert into calendar_feeds (organisation_id, owner_id, token_hash, created_at)
        values (${organisationId}, ${ownerId}, ${hash}, ${at})
        on conflict (organisation_id, owner_id) do update set
          token_hash = excluded.token_hash, created_at = excluded.created_at, read_at = null`,
  );

export const deleteFeed = (db: Db, organisationId: number, ownerId: number) =>
  db.run(
    sql`delete from calendar_feeds
        where organisation_id = ${organisationId} and owner_id = ${ownerId}`,
  );

export interface FeedOwner {
  organisationId: number;
  ownerId: number;
  role: Role;
  organisation: string;
}

/** Whose address it is, while they are one of the organisation's people. */
export const findFeedOwner = (db: Db, hash: Buffer) =>
  db.row<FeedOwner>(
    sql`select f.organisation_id as "organisationId", f.owner_id as "ownerId", m.role,
               o.name as organisation
        from calendar_feeds f
        join organisations_members m
          on m.organisation_id = f.organisation_id and m.person_id = f.owner_id
        join organisations o on o.id = f.organisation_id
        where f.token_hash = ${hash} and m.deactivated_at is null and m.removed_at is null`,
  );

/** Calendars ask often: a minute is exact enough. */
export const noteReading = (db: Db, { organisationId, ownerId }: FeedOwner, at: Date) =>
  db.run(
    sql`update calendar_feeds set read_at = ${at}
        where organisation_id = ${organisationId} and owner_id = ${ownerId}
          and (read_at is null or read_at < ${at}::timestamptz - interval '1 minute')`,
  );
