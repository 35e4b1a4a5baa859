import type { Db } from '../../platform/db/db.ts';
import type { Forgotten } from '../../platform/db/said-of.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

const bookedBy = (organisationId: number, email: string): Sql =>
  sql`select b.id, b.full_name from bookings b
      where b.organisation_id = ${organisationId} and lower(b.email) = ${email}`;

/** Those that name the address, and what its booker kept for themselves. */
const placesOf = (organisationId: number, email: string): Sql =>
  sql`select p.id from bookings_places p
      where p.organisation_id = ${organisationId} and lower(p.email) = ${email}
      union all
      select p.id from (${bookedBy(organisationId, email)}) b
      join bookings_places p on p.organisation_id = ${organisationId} and p.booking_id = b.id
      where p.email = '' and p.full_name in ('', b.full_name)`;

/**
 * Who has gone: name, address, telephone and answers go, of what they booked and of their places; the
 * people they booked for stay. What was sold stays, and the invoice has what the law keeps.
 */
export async function forgetInBookings(
  db: Db,
  organisationId: number,
  { address, stand }: Forgotten,
): Promise<null> {
  const email = address.toLowerCase();
  await db.run(
    sql`delete from bookings_answers a where a.organisation_id = ${organisationId}
          and (a.place_id in (${placesOf(organisationId, email)})
            or (a.place_id is null
              and a.booking_id in (select id from (${bookedBy(organisationId, email)}) b)))`,
  );
  await db.run(
    sql`delete from bookings_fills where organisation_id = ${organisationId} and email = ${email}`,
  );
  await db.run(
    sql`update bookings_letters_readers set address = ${stand}, fault = '', stop_hash = null
        where organisation_id = ${organisationId} and address = ${email}`,
  );
  await db.run(
    sql`delete from bookings_letters_stops
        where organisation_id = ${organisationId} and address = ${email}`,
  );
  await db.run(
    sql`update bookings_places set full_name = '', email = case when email = '' then '' else ${stand} end
        where organisation_id = ${organisationId} and id in (${placesOf(organisationId, email)})`,
  );
  await db.run(
    sql`update bookings set full_name = '', email = ${stand}, phone = '', address = null,
          version = version + 1
        where organisation_id = ${organisationId} and lower(email) = ${email}`,
  );
  return null;
}
