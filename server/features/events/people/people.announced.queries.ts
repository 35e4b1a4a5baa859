import type { Texts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface DueAnnouncement {
  organisationId: number;
  eventId: number;
  eventName: string;
  languages: string[];
  id: number;
  words: Texts;
}

/** Shown now and told nobody yet. In a draft nobody sees it; what is over is told nobody. */
export const findUntold = (db: Db, now: Date, limit: number) =>
  db.rows<DueAnnouncement>(
    sql`select a.organisation_id as "organisationId", a.event_id as "eventId",
               e.name as "eventName", e.languages, a.id, a.words
        from events_announcements a
        join events e on e.organisation_id = a.organisation_id and e.id = a.event_id
        where a.told_at is null and a.shown_from <= ${now}
          and (a.shown_until is null or a.shown_until > ${now}) and e.state <> 'draft'
        order by a.shown_from, a.id limit ${limit}`,
  );

/** Everyone in the event who is not shut out of it, so many at a time. */
export const findToTell = async (
  db: Db,
  { organisationId, eventId }: DueAnnouncement,
  afterId: number,
  now: Date,
  limit: number,
) =>
  (
    await db.rows<{ personId: number }>(
      sql`select person_id as "personId" from events_people
          where organisation_id = ${organisationId} and event_id = ${eventId}
            and person_id > ${afterId} and (banned_until is null or banned_until <= ${now})
          order by person_id limit ${limit}`,
    )
  ).map(({ personId }) => personId);

/** False when it was taken back meanwhile, or is to be shown later. */
export const lockUntold = async (
  db: Db,
  { organisationId, id }: DueAnnouncement,
  now: Date,
): Promise<boolean> =>
  (await db.row(
    sql`select from events_announcements where organisation_id = ${organisationId} and id = ${id}
          and told_at is null and shown_from <= ${now} for no key update`,
  )) !== null;

export const markTold = (db: Db, { organisationId, id }: DueAnnouncement, at: Date) =>
  db.run(
    sql`update events_announcements set told_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
