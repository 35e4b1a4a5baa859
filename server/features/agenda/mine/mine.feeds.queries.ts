import type { Role } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { PublishedRow } from '../versions/versions.published.queries.ts';

export const findFeed = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.row<{ createdAt: Date; readAt: Date | null }>(
    sql`select created_at as "createdAt", read_at as "readAt" from agenda_feeds
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId}`,
  );

/** The one before is gone. */
export const upsertFeed = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  hash: Buffer,
  at: Date,
) =>
  db.run(
    sql`insert into agenda_feeds (organisation_id, event_id, person_id, hash, created_at)
        values (${organisationId}, ${eventId}, ${personId}, ${hash}, ${at})
        on conflict (organisation_id, event_id, person_id)
          do update set hash = excluded.hash, created_at = excluded.created_at, read_at = null`,
  );

export const deleteFeed = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.run(
    sql`delete from agenda_feeds where organisation_id = ${organisationId}
          and event_id = ${eventId} and person_id = ${personId}`,
  );

/** Who is no member any more finds a new address when they come back: somebody else may know the old. */
export const forgetFeeds = (
  db: Db,
  { organisationId, personId }: { organisationId: number; personId: number },
) =>
  db.run(
    sql`delete from agenda_feeds
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );

export interface FeedOwner {
  organisationId: number;
  eventId: number;
  personId: number;
  role: Role;
}

/** Whose address it is, while they are one of the organisation's people. */
export const findFeedOwner = (db: Db, hash: Buffer) =>
  db.row<FeedOwner>(
    sql`select f.organisation_id as "organisationId", f.event_id as "eventId",
               f.person_id as "personId", m.role
        from agenda_feeds f join organisations_members m using (organisation_id, person_id)
        where f.hash = ${hash} and m.deactivated_at is null and m.removed_at is null`,
  );

/** Calendars ask often: a minute is exact enough. */
export const noteReading = (db: Db, { organisationId, eventId, personId }: FeedOwner, at: Date) =>
  db.run(
    sql`update agenda_feeds set read_at = ${at}
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId}
          and (read_at is null or read_at < ${at}::timestamptz - interval '1 minute')`,
  );

/** What somebody starred, with what was cancelled since. */
export const findStarredRows = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
) =>
  db.rows<PublishedRow>(
    sql`select p.session, p.is_cancelled as "isCancelled", p.sequence, p.changed_at as "changedAt"
        from agenda_stars s join agenda_published p using (organisation_id, event_id, session_id)
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
          and s.person_id = ${personId}
        order by p.starts_at, p.session_id`,
  );
