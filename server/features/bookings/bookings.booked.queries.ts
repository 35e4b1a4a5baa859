import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Answers } from '../../platform/work.ts';
import type { Counted } from '../tickets/index.ts';

type BookedOf = Awaited<ReturnType<Answers['bookedOf']>>;

/** How much of what an event offers is booked, kept for somebody, or answered. */
export async function countBooked(
  db: Db,
  organisationId: number,
  eventId: number,
): Promise<BookedOf> {
  const tickets = db.rows<BookedOf['tickets'][number]>(
    sql`select p.ticket_id as "ticketId",
          count(*) filter (where b.state in ('pending', 'confirmed'))::int as sold,
          count(*) filter (where b.state = 'held')::int as held
        from bookings_places p
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and not p.is_cancelled and b.state in ('held', 'pending', 'confirmed')
        group by p.ticket_id`,
  );
  const codes = db.rows<BookedOf['codes'][number]>(
    sql`select code_id as "codeId", count(*)::int as used from bookings
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and code_id is not null and state in ('held', 'pending', 'confirmed')
        group by code_id`,
  );
  const questions = db.rows<BookedOf['questions'][number]>(
    sql`select question_id as "questionId", count(*)::int as answers from bookings_answers
        where organisation_id = ${organisationId} and event_id = ${eventId} group by question_id`,
  );
  return { tickets: await tickets, codes: await codes, questions: await questions };
}

/** What somebody keeps whose time has ended is not counted any more. */
export const countSoFar = (
  db: Db,
  { organisationId, eventId, now }: { organisationId: number; eventId: number; now: Date },
  counted: readonly Counted[],
) =>
  db.rows<{ ticketId: number; sold: number }>(
    sql`select c.id as "ticketId", s.sold
        from unnest(${counted.map(({ ticketId }) => ticketId)}::bigint[],
          ${counted.map(({ most }) => most)}::integer[]) as c (id, most)
        cross join lateral (select count(*)::int as sold from (
          select 1 from bookings_places p
          join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
          where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
            and p.ticket_id = c.id and not p.is_cancelled
            and (b.state in ('pending', 'confirmed')
              or (b.state = 'held' and b.held_until > ${now}))
          limit c.most) as found) as s`,
  );

/** Whether anybody ever booked it, also where nothing came of it. */
export const wasBooked = async (
  db: Db,
  organisationId: number,
  what: { ticketId: number } | { codeId: number } | { eventId: number },
): Promise<boolean> => {
  if ('ticketId' in what) {
    return (
      (await db.row(
        sql`select 1 from bookings_places where organisation_id = ${organisationId}
            and ticket_id = ${what.ticketId} limit 1`,
      )) !== null
    );
  }
  const which = 'codeId' in what ? sql`code_id = ${what.codeId}` : sql`event_id = ${what.eventId}`;
  return (
    (await db.row(
      sql`select 1 from bookings where organisation_id = ${organisationId} and ${which} limit 1`,
    )) !== null
  );
};

/** False: something was booked, and stays. */
export async function clearBookings(
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
): Promise<boolean> {
  const booked = await db.row(
    sql`select 1 from bookings where organisation_id = ${organisationId} and event_id = ${id}
          and state not in ('held', 'expired') limit 1`,
  );
  if (booked) return false;
  await db.run(
    sql`delete from bookings where organisation_id = ${organisationId} and event_id = ${id}`,
  );
  return true;
}
