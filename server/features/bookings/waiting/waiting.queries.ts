import type { Language, WaitingState, WantedTicket } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { NewWaiting, WaitingChangeRow, WaitingRow } from './waiting.rows.ts';
import type { OfEvent } from '../bookings.rows.ts';

export const waitingColumns: Sql = sql`w.organisation_id as "organisationId", w.id,
  w.event_id as "eventId", w.key, w.items, w.full_name as "fullName", w.email, w.language, w.state,
  w.joined_at as "joinedAt", w.confirmed_at as "confirmedAt", w.booking_id as "bookingId",
  w.passed_at as "passedAt", w.passed_left as "passedLeft"`;

/** Of those who wait for the same tickets, or for others out of the same pools; null: it waits no more. */
export const positionOf: Sql = sql`case when w.state = 'waiting' then (
  select count(*)::int + 1 from bookings_waiting o
  where o.organisation_id = w.organisation_id and o.event_id = w.event_id
    and o.state = 'waiting' and o.confirmed_at is not null and o.id < w.id
    and o.ticket_ids && (w.ticket_ids || array(
      select other.ticket_id from tickets_draws mine
      join tickets_draws other on other.organisation_id = mine.organisation_id
        and other.event_id = mine.event_id and other.pool_id = mine.pool_id
      where mine.organisation_id = w.organisation_id and mine.ticket_id = any(w.ticket_ids)))) end`;

const idsOf = (items: readonly WantedTicket[]): number[] =>
  items.map(({ ticketId }) => ticketId).toSorted((a, b) => a - b);

/** Null: that address waits for the same already. */
export const insertWaiting = (db: Db, organisationId: number, one: NewWaiting) =>
  db.row<{ id: number }>(
    sql`insert into bookings_waiting (organisation_id, event_id, key, token_hash, items, ticket_ids,
          full_name, email, language, state, joined_at)
        values (${organisationId}, ${one.eventId}, ${one.key}, ${one.tokenHash},
          ${JSON.stringify(one.items)}, ${idsOf(one.items)}::bigint[], ${one.fullName}, ${one.email},
          ${one.language}, 'waiting', ${one.joinedAt})
        on conflict do nothing returning id`,
  );

export const findStanding = (
  db: Db,
  { organisationId, eventId }: OfEvent,
  { email, items }: Pick<NewWaiting, 'email' | 'items'>,
) =>
  db.row<WaitingRow>(
    sql`select ${waitingColumns} from bookings_waiting w
        where w.organisation_id = ${organisationId} and w.event_id = ${eventId}
          and lower(w.email) = lower(${email}) and w.ticket_ids = ${idsOf(items)}::bigint[]
          and w.state in ('waiting', 'offered')`,
  );

/** Of whatever organisation: who has the link knows nothing else of it. */
export const findWaitingByToken = (db: Db, tokenHash: Buffer) =>
  db.row<WaitingRow>(
    sql`select ${waitingColumns} from bookings_waiting w where w.token_hash = ${tokenHash}`,
  );

export const findWaiting = (db: Db, organisationId: number, id: number) =>
  db.row<WaitingRow>(
    sql`select ${waitingColumns} from bookings_waiting w
        where w.organisation_id = ${organisationId} and w.id = ${id}`,
  );

/** Stock comes before it, and a booking before stock. */
export const lockWaiting = (db: Db, organisationId: number, id: number) =>
  db.row<WaitingRow>(
    sql`select ${waitingColumns} from bookings_waiting w
        where w.organisation_id = ${organisationId} and w.id = ${id} for no key update`,
  );

export const findOfferOf = (db: Db, organisationId: number, bookingId: number) =>
  db.row<WaitingRow>(
    sql`select ${waitingColumns} from bookings_waiting w
        where w.organisation_id = ${organisationId} and w.booking_id = ${bookingId}
          and w.state = 'offered'`,
  );

const inLine = ({ organisationId, eventId }: OfEvent): Sql =>
  sql`w.organisation_id = ${organisationId} and w.event_id = ${eventId}
      and w.state = 'waiting' and w.confirmed_at is not null`;

export const isAnybodyWaiting = async (db: Db, of: OfEvent): Promise<boolean> =>
  (await db.row(sql`select 1 from bookings_waiting w where ${inLine(of)} limit 1`)) !== null;

/** In their order. */
export const findLine = (db: Db, of: OfEvent) =>
  db.rows<{ id: number; items: WantedTicket[] }>(
    sql`select w.id, w.items from bookings_waiting w where ${inLine(of)} order by w.id`,
  );

export const findPosition = async (db: Db, { organisationId, id }: WaitingRow) =>
  (
    await db.row<{ position: number | null }>(
      sql`select ${positionOf} as position from bookings_waiting w
          where w.organisation_id = ${organisationId} and w.id = ${id}`,
    )
  )?.position ?? null;

export const updateWaiting = (
  db: Db,
  organisationId: number,
  id: number,
  { state, bookingId }: { state: WaitingState; bookingId: number | null },
) =>
  db.run(
    sql`update bookings_waiting set state = ${state}, booking_id = ${bookingId}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateConfirmed = (db: Db, organisationId: number, id: number, at: Date) =>
  db.run(
    sql`update bookings_waiting set confirmed_at = ${at}
        where organisation_id = ${organisationId} and id = ${id} and confirmed_at is null`,
  );

export const updateItems = (
  db: Db,
  organisationId: number,
  id: number,
  { items, language }: { items: readonly WantedTicket[]; language: Language },
) =>
  db.run(
    sql`update bookings_waiting set items = ${JSON.stringify(items)}, language = ${language}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const notePassed = (
  db: Db,
  organisationId: number,
  at: Date,
  passed: readonly { id: number; left: number }[],
) =>
  db.run(
    sql`update bookings_waiting w set passed_at = ${at}, passed_left = p.few
        from unnest(${passed.map(({ id }) => id)}::bigint[],
          ${passed.map(({ left }) => left)}::integer[]) as p (id, few)
        where w.organisation_id = ${organisationId} and w.id = p.id`,
  );

export const insertWaitingChange = (
  db: Db,
  organisationId: number,
  waitingId: number,
  change: { state: WaitingState; at: Date; personId: number | null; why: string },
) =>
  db.run(
    sql`insert into bookings_waiting_changes (organisation_id, waiting_id, state, at, person_id, why)
        values (${organisationId}, ${waitingId}, ${change.state}, ${change.at}, ${change.personId},
          ${change.why})`,
  );

export const findLastChange = (db: Db, organisationId: number, waitingId: number) =>
  db.row<Pick<WaitingChangeRow, 'why' | 'state'>>(
    sql`select state, why from bookings_waiting_changes
        where organisation_id = ${organisationId} and waiting_id = ${waitingId}
        order by id desc limit 1`,
  );

/** Events where somebody waits, for a round over all of them. */
export const findAwaited = (db: Db) =>
  db.rows<OfEvent>(
    sql`select distinct w.organisation_id as "organisationId", w.event_id as "eventId"
        from bookings_waiting w where w.state = 'waiting' and w.confirmed_at is not null`,
  );

/** Who waited for an event that is over for so many days is forgotten. */
export const deleteOldWaiting = (db: Db, now: Date, days: number) =>
  db.run(
    sql`delete from bookings_waiting w using events e
        where e.organisation_id = w.organisation_id and e.id = w.event_id
          and e.ends_on + ${days}::int < (${now}::timestamptz at time zone e.time_zone)::date`,
  );
