import type { BookingState } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { PlaceRow } from '../bookings.rows.ts';

/** The place that was booked first, and each that took over from it. */
export const seatOf = ({ id, upgrades }: Pick<PlaceRow, 'id' | 'upgrades'>): number =>
  upgrades ?? id;

export interface SeatRow {
  placeId: number;
  bookingId: number;
  line: number;
  price: number;
  state: BookingState;
  heldUntil: Date | null;
  isCancelled: boolean;
  isUpgraded: boolean;
}

/** One admission: what it was, what it is, and last what it waits to be. */
export const findSeat = (db: Db, organisationId: number, seat: number) =>
  db.rows<SeatRow>(
    sql`select p.id as "placeId", p.booking_id as "bookingId", p.line,
          coalesce(b.lines -> p.line -> 'ordinary' ->> 'price',
            b.lines -> p.line ->> 'price')::bigint as price, b.state, b.held_until as "heldUntil",
          p.is_cancelled as "isCancelled", p.is_upgraded as "isUpgraded"
        from bookings_places p
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where p.organisation_id = ${organisationId} and (p.id = ${seat} or p.upgrades = ${seat})
        order by p.id`,
  );

/** Who comes with it and what they answered come along, as far as it is asked of the new ticket. */
export async function copyPerson(
  db: Db,
  organisationId: number,
  { from, bookingId }: { from: number; bookingId: number },
): Promise<void> {
  await db.run(
    sql`update bookings_places n set full_name = o.full_name, email = o.email
        from bookings_places o
        where n.organisation_id = ${organisationId} and n.booking_id = ${bookingId}
          and o.organisation_id = n.organisation_id and o.id = ${from}`,
  );
  await db.run(
    sql`insert into bookings_answers
          (organisation_id, event_id, booking_id, place_id, question_id, said, option_ids)
        select a.organisation_id, a.event_id, n.booking_id, n.id, a.question_id, a.said, a.option_ids
        from bookings_places n
        join bookings_answers a on a.organisation_id = n.organisation_id
          and a.event_id = n.event_id and a.place_id = ${from}
        join tickets_questions q on q.organisation_id = a.organisation_id and q.id = a.question_id
        where n.organisation_id = ${organisationId} and n.booking_id = ${bookingId}
          and q.kind <> 'file' and (q.ticket_ids = '{}' or n.ticket_id = any(q.ticket_ids))`,
  );
}

/** Whoever a place goes to while a dearer one waits for its payment has that one, too. */
export const renameWaiting = (
  db: Db,
  organisationId: number,
  seat: number,
  { fullName, email }: Pick<PlaceRow, 'fullName' | 'email'>,
) =>
  db.run(
    sql`update bookings_places set full_name = ${fullName}, email = ${email}
        where organisation_id = ${organisationId} and upgrades = ${seat} and not is_cancelled
          and pass_hash is null and not is_upgraded`,
  );

/** It lets nobody in any more; what it gives back is what the new one does not draw from as well. */
export const updateUpgraded = (
  db: Db,
  organisationId: number,
  { id, quotaIds, at }: { id: number; quotaIds: readonly number[]; at: Date },
) =>
  db.run(
    sql`update bookings_places set is_cancelled = true, is_upgraded = true, cancelled_at = ${at},
          pass_hash = null, checked_in_at = null, quota_ids = ${quotaIds}::bigint[]
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Who is in already is in with it, also by the lists and in the book of the door. */
export async function updateTakenOver(
  db: Db,
  organisationId: number,
  {
    id,
    from,
    quotaIds,
    checkedInAt,
  }: { id: number; from: number; quotaIds: readonly number[]; checkedInAt: Date | null },
): Promise<void> {
  await db.run(
    sql`update bookings_places set quota_ids = ${quotaIds}::bigint[],
          checked_in_at = ${checkedInAt}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
  await db.run(
    sql`update bookings_attendances t set place_id = n.id, ticket_id = n.ticket_id
        from bookings_places n
        where n.organisation_id = ${organisationId} and n.id = ${id}
          and t.organisation_id = n.organisation_id and t.event_id = n.event_id
          and t.place_id = ${from}`,
  );
  await db.run(
    sql`update bookings_checks set place_id = ${id}
        where organisation_id = ${organisationId} and place_id = ${from}`,
  );
}
