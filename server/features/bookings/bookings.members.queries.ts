import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Whether this address still has a ticket that stands, as its user or as who booked. */
export const hasOtherPlace = async (
  db: Db,
  organisationId: number,
  eventId: number,
  email: string,
): Promise<boolean> =>
  (await db.row(
    sql`select 1 from bookings_places p
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and p.kind = 'ticket' and not p.is_cancelled and b.state in ('pending', 'confirmed')
          and (lower(p.email) = ${email} or (p.email = '' and lower(b.email) = ${email}))
        limit 1`,
  )) !== null;

/** A member of the organisation who proved this address. */
export const findMemberByEmail = (db: Db, organisationId: number, email: string) =>
  db.row<{ id: number }>(
    sql`select a.id from accounts a
        join organisations_members m on m.organisation_id = ${organisationId}
          and m.person_id = a.id and m.removed_at is null
        where lower(a.email) = lower(${email}) and a.verified_at is not null`,
  );
