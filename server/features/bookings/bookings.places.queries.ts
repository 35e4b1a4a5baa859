import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { AnswerRow, NewPlace, PlaceRow } from './bookings.rows.ts';

const columns: Sql = sql`p.id, p.ticket_id as "ticketId", p.kind, p.line, p.quota_ids as "quotaIds",
  p.full_name as "fullName", p.email, p.pass_round as "passRound",
  p.pass_hash is not null as "hasPass", p.is_cancelled as "isCancelled",
  p.checked_in_at as "checkedInAt", p.upgrades, p.is_upgraded as "isUpgraded"`;

interface Whose {
  organisationId: number;
  eventId: number;
  id: number;
}

export const insertPlaces = (
  db: Db,
  { organisationId, eventId, id }: Whose,
  places: readonly NewPlace[],
) =>
  db.run(
    sql`insert into bookings_places
          (organisation_id, event_id, booking_id, ticket_id, kind, line, quota_ids, upgrades)
        select ${organisationId}, ${eventId}, ${id}, p."ticketId", p.kind, p.line,
          coalesce((select array_agg(q::bigint) from jsonb_array_elements_text(p."quotaIds") q), '{}'),
          p.upgrades
        from jsonb_to_recordset(${JSON.stringify(places)}) as p ("ticketId" bigint, kind text,
          line integer, "quotaIds" jsonb, upgrades bigint)`,
  );

const placesOf = (organisationId: number, bookingId: number): Sql =>
  sql`select ${columns} from bookings_places p
      where p.organisation_id = ${organisationId} and p.booking_id = ${bookingId} order by p.id`;

export const findPlaces = (db: Db, organisationId: number, bookingId: number) =>
  db.rows<PlaceRow>(placesOf(organisationId, bookingId));

/** The door locks the place alone: nobody comes in or goes out while these are looked at. */
export const lockPlaces = (db: Db, organisationId: number, bookingId: number) =>
  db.rows<PlaceRow>(sql`${placesOf(organisationId, bookingId)} for no key update of p`);

export const updatePerson = (
  db: Db,
  organisationId: number,
  id: number,
  { fullName, email }: Pick<PlaceRow, 'fullName' | 'email'>,
) =>
  db.run(
    sql`update bookings_places set full_name = ${fullName}, email = ${email}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Null: it lets nobody in any more. */
export const updatePass = (
  db: Db,
  organisationId: number,
  id: number,
  { passRound, hash }: { passRound: number; hash: Buffer | null },
) =>
  db.run(
    sql`update bookings_places set pass_round = ${passRound}, pass_hash = ${hash}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** They let nobody in until they are given anew. Locked first: the door may be letting somebody out. */
export async function withdrawPasses(
  db: Db,
  organisationId: number,
  bookingId: number,
): Promise<void> {
  await lockPlaces(db, organisationId, bookingId);
  await db.run(
    sql`update bookings_places set pass_hash = null, pass_round = pass_round + 1
        where organisation_id = ${organisationId} and booking_id = ${bookingId}
          and pass_hash is not null and checked_in_at is null`,
  );
}

export const cancelPlaces = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`update bookings_places set is_cancelled = true, pass_hash = null
        where organisation_id = ${organisationId} and id = any(${ids}::bigint[])`,
  );

export const stampCancelled = (db: Db, organisationId: number, ids: readonly number[], at: Date) =>
  db.run(
    sql`update bookings_places set cancelled_at = ${at}
        where organisation_id = ${organisationId} and id = any(${ids}::bigint[])`,
  );

/** Those that were cancelled with the booking as a whole. */
export const revivePlaces = (db: Db, organisationId: number, bookingId: number) =>
  db.run(
    sql`update bookings_places set is_cancelled = false, cancelled_at = null
        where organisation_id = ${organisationId} and booking_id = ${bookingId}`,
  );

export const findAnswers = (db: Db, organisationId: number, bookingId: number) =>
  db.rows<AnswerRow>(
    sql`select place_id as "placeId", question_id as "questionId", said as text,
          option_ids as "optionIds"
        from bookings_answers
        where organisation_id = ${organisationId} and booking_id = ${bookingId}
        order by question_id`,
  );

export async function replaceAnswers(
  db: Db,
  { organisationId, eventId, id }: Whose,
  answers: readonly AnswerRow[],
): Promise<void> {
  await db.run(
    sql`delete from bookings_answers where organisation_id = ${organisationId} and booking_id = ${id}`,
  );
  await db.run(
    sql`insert into bookings_answers
          (organisation_id, event_id, booking_id, place_id, question_id, said, option_ids)
        select ${organisationId}, ${eventId}, ${id}, a."placeId", a."questionId", a.text,
          coalesce((select array_agg(o::bigint) from jsonb_array_elements_text(a."optionIds") o), '{}')
        from jsonb_to_recordset(${JSON.stringify(answers)}) as a ("placeId" bigint,
          "questionId" bigint, text text, "optionIds" jsonb)`,
  );
}

/** Of events that are over for as long as their answers were to be kept, by the event's own days. */
export const deleteOldAnswers = (db: Db, now: Date) =>
  db.run(
    sql`delete from bookings_answers a using tickets_questions q, events e
        where q.organisation_id = a.organisation_id and q.id = a.question_id
          and e.organisation_id = a.organisation_id and e.id = a.event_id
          and q.kept_days is not null
          and e.ends_on + q.kept_days < (${now}::timestamptz at time zone e.time_zone)::date`,
  );

/** What was kept by those who did not come to the end, by stock. */
export const findEndedHolds = (
  db: Db,
  now: Date,
  { organisationId, eventId }: Pick<Whose, 'organisationId' | 'eventId'>,
) =>
  db.rows<{ quotaId: number; quantity: number }>(
    sql`select q.id as "quotaId", count(*)::int as quantity
        from bookings b
        join bookings_places p on p.organisation_id = b.organisation_id and p.booking_id = b.id
        cross join unnest(p.quota_ids) as q(id)
        where b.organisation_id = ${organisationId} and b.event_id = ${eventId}
          and b.state = 'held' and b.held_until <= ${now}
        group by q.id`,
  );

/** By booth of an event, the booking it came from. */
export async function findBookedBooths(db: Db, organisationId: number, eventId: number) {
  const rows = await db.rows<{
    exhibitorId: number;
    id: number;
    reference: string;
    isStanding: boolean;
  }>(
    sql`select f.exhibitor_id as "exhibitorId", b.id, b.reference,
          (not p.is_cancelled and b.state in ('pending', 'confirmed')) as "isStanding"
        from bookings_firms f
        join bookings_places p on p.organisation_id = f.organisation_id and p.id = f.place_id
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where f.organisation_id = ${organisationId} and f.event_id = ${eventId}
          and f.exhibitor_id is not null`,
  );
  return new Map(rows.map(({ exhibitorId, ...booking }) => [exhibitorId, booking]));
}

/** The bookings that stand, of codes and invitations. */
export const findByCodes = (db: Db, organisationId: number, codeIds: readonly number[]) =>
  db.rows<{ codeId: number; id: number; reference: string }>(
    sql`select code_id as "codeId", id, reference from bookings
        where organisation_id = ${organisationId} and code_id = any(${codeIds}::bigint[])
          and state in ('pending', 'confirmed')
        order by id`,
  );
