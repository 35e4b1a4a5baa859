import type { Booking, BookingUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

const columns = sql`id, title, is_done as "isDone", is_removed as "isRemoved", version`;

export const findBookings = (db: Db, organisationId: number, limit: number) =>
  db.rows<Booking>(
    sql`select ${columns} from bookings where organisation_id = ${organisationId}
          and not is_removed order by id desc limit ${limit}`,
  );

export const insertBooking = (db: Db, organisationId: number, title: string) =>
  db.row<Booking>(
    sql`insert into bookings (organisation_id, title) values (${organisationId}, ${title})
        returning ${columns}`,
  );

export const updateBooking = (db: Db, organisationId: number, id: number, to: BookingUpdate) =>
  db.row<Booking>(
    sql`update bookings set version = version + 1, is_done = coalesce(${to.isDone ?? null}, is_done),
          is_removed = coalesce(${to.isRemoved ?? null}, is_removed)
        where organisation_id = ${organisationId} and id = ${id} returning ${columns}`,
  );
