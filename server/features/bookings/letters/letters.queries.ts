import type { LetterInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { LetterRow } from './letters.rows.ts';

const columns: Sql = sql`l.organisation_id as "organisationId", l.id, l.event_id as "eventId", l.filter,
  l.readers as "to", l.subject, l.words as text, l.state, l.send_at as "sendAt",
  l.begun_at as "begunAt", l.ended_at as "endedAt", l.left_out as "leftOut", l.version,
  (select coalesce(nullif(a.full_name, ''), a.username) from accounts a where a.id = l.person_id) as by,
  r.waiting, r.arrived, r.failed`;

const counted: Sql = sql`cross join lateral (
  select count(*) filter (where r.state in ('waiting', 'queued'))::int as waiting,
    count(*) filter (where r.state in ('sent', 'kept'))::int as arrived,
    count(*) filter (where r.state in ('failed', 'held'))::int as failed
  from bookings_letters_readers r
  where r.organisation_id = l.organisation_id and r.letter_id = l.id) r`;

export const findLetters = (db: Db, organisationId: number, eventId: number, limit: number) =>
  db.rows<LetterRow>(
    sql`select ${columns} from bookings_letters l ${counted}
        where l.organisation_id = ${organisationId} and l.event_id = ${eventId}
        order by l.id desc limit ${limit}`,
  );

export const findLetter = (db: Db, organisationId: number, id: number) =>
  db.row<LetterRow>(
    sql`select ${columns} from bookings_letters l ${counted}
        where l.organisation_id = ${organisationId} and l.id = ${id}`,
  );

/** One who sends or changes it at a time. */
export const lockLetter = (db: Db, organisationId: number, id: number) =>
  db.row<{ id: number }>(
    sql`select id from bookings_letters
        where organisation_id = ${organisationId} and id = ${id} for no key update`,
  );

export const countLetters = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from bookings_letters
          where organisation_id = ${organisationId} and event_id = ${eventId}`,
    )
  )?.count ?? 0;

/** Those that were sent, or will be, within a day of a moment. */
export const countSentAround = async (
  db: Db,
  { organisationId, eventId, id }: Pick<LetterRow, 'organisationId' | 'eventId' | 'id'>,
  at: Date,
) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from bookings_letters
          where organisation_id = ${organisationId} and event_id = ${eventId} and id <> ${id}
            and state <> 'draft' and coalesce(begun_at, send_at)
              between ${at}::timestamptz - interval '1 day' and ${at}::timestamptz + interval '1 day'`,
    )
  )?.count ?? 0;

export const insertLetter = (
  db: Db,
  organisationId: number,
  { eventId, personId, letter }: { eventId: number; personId: number; letter: LetterInput },
) =>
  db.row<{ id: number }>(
    sql`insert into bookings_letters (organisation_id, event_id, filter, readers, subject, words,
          person_id)
        values (${organisationId}, ${eventId}, ${JSON.stringify(letter.filter)}, ${letter.to},
          ${JSON.stringify(letter.subject)}, ${JSON.stringify(letter.text)}, ${personId})
        returning id`,
  );

export const updateLetter = (
  db: Db,
  organisationId: number,
  id: number,
  { personId, letter }: { personId: number; letter: LetterInput },
) =>
  db.run(
    sql`update bookings_letters set filter = ${JSON.stringify(letter.filter)}, readers = ${letter.to},
          subject = ${JSON.stringify(letter.subject)}, words = ${JSON.stringify(letter.text)},
          person_id = ${personId}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export interface Standing extends Pick<LetterRow, 'state' | 'sendAt'> {
  /** Null: as before. */
  personId: number | null;
  endedAt: Date | null;
}

export const updateState = (
  db: Db,
  organisationId: number,
  id: number,
  { state, sendAt, personId, endedAt }: Standing,
) =>
  db.run(
    sql`update bookings_letters set state = ${state}, send_at = ${sendAt}, ended_at = ${endedAt},
          person_id = coalesce(${personId}::bigint, person_id), version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteLetter = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from bookings_letters where organisation_id = ${organisationId} and id = ${id}`,
  );

export interface Which {
  organisationId: number;
  eventId: number;
  letterId: number;
}

const which: Sql = sql`organisation_id as "organisationId", event_id as "eventId", id as "letterId"`;

/** Those whose moment has come are being sent from now on. */
export const beginDue = (db: Db, now: Date, limit: number) =>
  db.rows<Which>(
    sql`update bookings_letters set state = 'sending', worked_at = ${now}, version = version + 1
        where (organisation_id, id) in (
          select organisation_id, id from bookings_letters
          where state = 'scheduled' and send_at <= ${now}
          order by send_at limit ${limit} for no key update skip locked)
        returning ${which}`,
  );

/** Those at which nobody has worked since then. */
export const findStill = (db: Db, since: Date, limit: number) =>
  db.rows<Which>(
    sql`select ${which} from bookings_letters
        where state = 'sending' and (worked_at is null or worked_at < ${since}) limit ${limit}`,
  );
