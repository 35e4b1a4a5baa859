import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { KeptFile } from '../../files/index.ts';
import type { BroughtFile } from '../own/own.answers.ts';

interface Whose {
  organisationId: number;
  bookingId: number;
}

type Stored = Pick<KeptFile, 'storedAs' | 'pictureAs'>;
const stored = sql`f.stored_as as "storedAs", f.picture_as as "pictureAs"`;

export const insertFile = (
  db: Db,
  { organisationId, bookingId }: Whose,
  { questionId, placeId }: Pick<BroughtFile, 'questionId' | 'placeId'>,
  { name, type, size, storedAs, pictureAs }: KeptFile,
  at: Date,
) =>
  db.row<{ id: number; name: string }>(
    sql`insert into bookings_files (organisation_id, booking_id, question_id, place_id, name, type,
          size, stored_as, picture_as, kept_at)
        values (${organisationId}, ${bookingId}, ${questionId}, ${placeId}, ${name}, ${type}, ${size},
          ${storedAs}, ${pictureAs}, ${at})
        returning id, name`,
  );

export const findFiles = (db: Db, organisationId: number, bookingId: number) =>
  db.rows<BroughtFile>(
    sql`select id, question_id as "questionId", place_id as "placeId", name from bookings_files
        where organisation_id = ${organisationId} and booking_id = ${bookingId}`,
  );

export const findFile = (db: Db, organisationId: number, id: number) =>
  db.row<{ bookingId: number | null; name: string; storedAs: string }>(
    sql`select booking_id as "bookingId", name, stored_as as "storedAs" from bookings_files
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Written, so that a sweep at the same moment sees it. How many of them are there. */
export const keepFiles = (
  db: Db,
  { organisationId, bookingId }: Whose,
  ids: readonly number[],
  at: Date,
): Promise<number> =>
  db.run(
    sql`update bookings_files set kept_at = ${at}
        where organisation_id = ${organisationId} and booking_id = ${bookingId}
          and id = any(${ids}::bigint[])`,
  );

const answersNothing = sql`not exists (select from bookings_answers a
  where a.organisation_id = f.organisation_id and a.booking_id = f.booking_id
    and a.question_id = f.question_id and f.id = any(a.option_ids))`;

/** Of what answers nothing yet, all but the newest. */
export const deleteLooseBut = (db: Db, { organisationId, bookingId }: Whose, most: number) =>
  db.rows<Stored>(
    sql`delete from bookings_files f where f.organisation_id = ${organisationId} and f.id in (
          select f.id from bookings_files f
          where f.organisation_id = ${organisationId} and f.booking_id = ${bookingId}
            and ${answersNothing}
          order by f.id desc offset ${most})
        returning ${stored}`,
  );

/** What answers nothing since then. */
export const deleteLoose = (db: Db, before: Date, limit: number) =>
  db.rows<Stored>(
    sql`delete from bookings_files f where f.kept_at < ${before} and ${answersNothing}
          and (f.organisation_id, f.id) in (
            select f.organisation_id, f.id from bookings_files f
            where f.kept_at < ${before} and ${answersNothing} limit ${limit})
        returning ${stored}`,
  );

/** Of those who did not come to the end, and of what has been cancelled since then, with what they answer. */
export const deleteOver = (db: Db, cancelledBefore: Date, limit: number) =>
  db.rows<Stored>(
    sql`with over as (
          select f.organisation_id, f.id from bookings_files f
          join bookings b on b.organisation_id = f.organisation_id and b.id = f.booking_id
          where b.state = 'expired' or not exists (select from bookings_places p
            where p.organisation_id = f.organisation_id and p.booking_id = f.booking_id
              and (f.place_id is null or p.id = f.place_id)
              and (p.cancelled_at is null or p.cancelled_at >= ${cancelledBefore}))
          limit ${limit}),
        said as (
          delete from bookings_answers a using over, bookings_files f
          where f.organisation_id = over.organisation_id and f.id = over.id
            and a.organisation_id = f.organisation_id and a.booking_id = f.booking_id
            and a.question_id = f.question_id and f.id = any(a.option_ids))
        delete from bookings_files f using over
        where f.organisation_id = over.organisation_id and f.id = over.id
        returning ${stored}`,
  );
