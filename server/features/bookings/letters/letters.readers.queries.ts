import type { LeftOut, LetterReader } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { hindrance, type Part, withTold } from './letters.part.ts';
import type { LetterRow, Reader, ReaderRow, WaitingReader } from './letters.rows.ts';

export interface Left {
  why: LeftOut | null;
  count: number;
}

/** Null: they would get it. */
export const countTold = (db: Db, part: Part) =>
  db.rows<Left>(
    plannedAnew(
      sql`${withTold(part)} select why, count(*)::int as count from told group by why order by why`,
    ),
  );

export const findTold = (
  db: Db,
  part: Part,
  { isOut, offset, limit }: { isOut: boolean; offset: number; limit: number },
) =>
  db.rows<ReaderRow>(
    plannedAnew(
      sql`${withTold(part)}
          select t.booking_id as "bookingId", t.place_id as "placeId", b.reference,
            t.full_name as "fullName", t.email, t.why
          from told t
          join bookings b on b.organisation_id = ${part.where.organisationId} and b.id = t.booking_id
          where ${isOut ? sql`t.why is not null` : sql`t.why is null`}
          order by t.booking_id, t.place_id offset ${offset} limit ${limit}`,
    ),
  );

/** Of `bookings b`. */
const said: Sql = sql`b.event_id as "eventId", b.reference, b.key_hash as "keyHash", b.language,
  b.currency, coalesce((select i.balance from invoices i
    where i.organisation_id = b.organisation_id and i.id = b.invoice_id), 0) as balance`;

/** Who gets it first, or first with that reference; also one who gets none, if nobody else has it. */
export const findOneTold = (db: Db, part: Part, reference: string | undefined) =>
  db.row<Reader>(
    plannedAnew(
      sql`${withTold(part)}
          select t.booking_id as "bookingId", t.place_id as "placeId", t.full_name as "fullName",
            t.email, t.why, ${said}
          from told t
          join bookings b on b.organisation_id = ${part.where.organisationId} and b.id = t.booking_id
          where ${reference === undefined ? sql`t.why is null` : sql`b.reference = ${reference}`}
          order by t.why nulls first, t.booking_id, t.place_id limit 1`,
    ),
  );

interface Making {
  letter: Pick<LetterRow, 'organisationId' | 'eventId' | 'id'>;
  part: Part;
  now: Date;
  most: number;
}

/** Who gets it, settled once; who does not is counted. */
export const makeReaders = (db: Db, { letter, part, now, most }: Making) =>
  db.run(
    plannedAnew(
      sql`${withTold(part)},
          made as (
            insert into bookings_letters_readers (organisation_id, event_id, letter_id, booking_id,
              place_id, address)
            select ${letter.organisationId}, ${letter.eventId}, ${letter.id}, booking_id, place_id,
              address
            from told where why is null order by booking_id, place_id limit ${most}
            on conflict do nothing returning id),
          counted as (
            select why, count(*) as count from told where why is not null group by why
            union all
            select 'too_many', count(*) - ${most} from told where why is null
            having count(*) > ${most})
          update bookings_letters set begun_at = ${now}, left_out = (
              select coalesce(jsonb_agg(jsonb_build_object('why', why, 'count', count)
                order by why), '[]') from counted)
          where organisation_id = ${letter.organisationId} and id = ${letter.id}`,
    ),
  );

/** The next who wait, as they stand now: whatever became of them since is a reason to leave them out. */
export const takeReaders = (
  db: Db,
  { letter, part }: Omit<Making, 'now' | 'most'>,
  limit: number,
) =>
  db.rows<WaitingReader>(
    sql`select r.id, r.address, r.booking_id as "bookingId", r.place_id as "placeId",
          e.full_name as "fullName", e.email, ${said},
          case when lower(e.email) <> r.address then 'gone'
            else ${hindrance({ ...part, state: sql`e.state`, email: sql`e.email` })} end as why
        from bookings_letters_readers r
        join bookings b on b.organisation_id = r.organisation_id and b.id = r.booking_id
        left join bookings_places p on p.organisation_id = r.organisation_id and p.id = r.place_id
        cross join lateral (
          select ${
            part.to === 'bookers'
              ? sql`b.full_name, b.email, b.state`
              : sql`coalesce(p.full_name, '') as full_name, coalesce(p.email, '') as email,
                  case when coalesce(p.is_cancelled, true) then 'cancelled' else b.state end as state`
          }) e
        where r.organisation_id = ${letter.organisationId} and r.letter_id = ${letter.id}
          and r.state = 'waiting'
        order by r.id limit ${limit} for no key update of r`,
  );

export interface Written {
  state: 'queued' | 'held' | 'left_out';
  mailId: number | null;
  stopHash: Buffer | null;
  why: LeftOut | null;
}

export const updateReader = (
  db: Db,
  organisationId: number,
  id: number,
  { state, mailId, stopHash, why }: Written,
) =>
  db.run(
    sql`update bookings_letters_readers set state = ${state}, mail_id = ${mailId},
          stop_hash = ${stopHash}, why = ${why}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** A line for each booking, with the first of its readers; each says what the letter is called there. */
export const insertLines = (
  db: Db,
  { organisationId, id }: Pick<LetterRow, 'organisationId' | 'id'>,
  { readerIds, subjects, now }: { readerIds: number[]; subjects: string[]; now: Date },
) =>
  db.run(
    sql`insert into bookings_changes (organisation_id, booking_id, state, at, person_id, is_by_itself,
          why, done, facts)
        select distinct on (b.id) b.organisation_id, b.id, b.state, ${now}::timestamptz, l.person_id,
          false, w.subject, 'written', '{}'::text[]
        from unnest(${readerIds}::bigint[], ${subjects}::text[]) as w(id, subject)
        join bookings_letters_readers r on r.organisation_id = ${organisationId} and r.id = w.id
        join bookings_letters l on l.organisation_id = r.organisation_id and l.id = r.letter_id
        join bookings b on b.organisation_id = r.organisation_id and b.id = r.booking_id
        where not exists (select from bookings_letters_readers o
            where o.organisation_id = r.organisation_id and o.booking_id = r.booking_id
              and o.letter_id = ${id} and o.id <> all(${readerIds}::bigint[])
              and o.state not in ('waiting', 'left_out'))
        order by b.id, w.id`,
  );

export const leaveOutWaiting = (db: Db, organisationId: number, letterId: number) =>
  db.run(
    sql`update bookings_letters_readers set state = 'left_out', why = 'stopped'
        where organisation_id = ${organisationId} and letter_id = ${letterId} and state = 'waiting'`,
  );

/** Those whom it did not reach wait again; what was written to them is gone, so that they get one. */
export const findFailed = (db: Db, organisationId: number, letterId: number) =>
  db.rows<{ mailId: number | null }>(
    sql`update bookings_letters_readers r set state = 'waiting', mail_id = null, fault = ''
        from (select id, mail_id from bookings_letters_readers
          where organisation_id = ${organisationId} and letter_id = ${letterId}
            and state in ('failed', 'held') for no key update) old
        where r.organisation_id = ${organisationId} and r.id = old.id
        returning old.mail_id as "mailId"`,
  );

const shows = {
  reached: sql`r.state <> 'left_out'`,
  left_out: sql`r.state = 'left_out'`,
  failed: sql`r.state in ('failed', 'held')`,
} as const;

const readersOf = (
  { organisationId, id }: Pick<LetterRow, 'organisationId' | 'id'>,
  show: keyof typeof shows,
): Sql =>
  sql`from bookings_letters_readers r
      where r.organisation_id = ${organisationId} and r.letter_id = ${id} and ${shows[show]}`;

export const countReaders = async (
  db: Db,
  letter: Pick<LetterRow, 'organisationId' | 'id'>,
  show: keyof typeof shows,
) =>
  (await db.row<{ count: number }>(sql`select count(*)::int as count ${readersOf(letter, show)}`))
    ?.count ?? 0;

/** After it was sent: how far each copy came. */
export const findReaders = (
  db: Db,
  letter: Pick<LetterRow, 'organisationId' | 'id'>,
  { show, offset, limit }: { show: keyof typeof shows; offset: number; limit: number },
) =>
  db.rows<LetterReader>(
    sql`select r.booking_id as "bookingId", r.place_id as "placeId", b.reference, coalesce(p.full_name, b.full_name) as "fullName",
          r.address as email, r.why, r.fault,
          case when r.state in ('waiting', 'queued') then 'waiting'
            when r.state in ('sent', 'kept') then 'arrived'
            when r.state in ('failed', 'held') then 'failed' else 'left_out' end as state
        from (select r.* ${readersOf(letter, show)} order by r.id offset ${offset} limit ${limit}) r
        join bookings b on b.organisation_id = r.organisation_id and b.id = r.booking_id
        left join bookings_places p on p.organisation_id = r.organisation_id and p.id = r.place_id
        order by r.id`,
  );

/** Null where nothing changed, or the mail was none of ours. */
export const updateMailed = (
  db: Db,
  organisationId: number,
  { mailId, state, fault }: { mailId: number; state: string; fault: string },
) =>
  db.row<{ letterId: number; eventId: number }>(
    sql`update bookings_letters_readers set state = ${state}, fault = ${fault}
        where organisation_id = ${organisationId} and mail_id = ${mailId}
          and (state, fault) is distinct from (${state}::text, ${fault}::text)
        returning letter_id as "letterId", event_id as "eventId"`,
  );

export const touchLetter = (db: Db, organisationId: number, id: number, now: Date) =>
  db.run(
    sql`update bookings_letters set worked_at = ${now}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** What stopping is about; null: nobody was ever given that link. */
export const findStopped = (db: Db, stopHash: Buffer) =>
  db.row<{ organisationId: number; eventId: number; address: string; isStopped: boolean }>(
    sql`select r.organisation_id as "organisationId", r.event_id as "eventId", r.address,
          exists (select from bookings_letters_stops s
            where s.organisation_id = r.organisation_id and s.event_id = r.event_id
              and s.address = r.address) as "isStopped"
        from bookings_letters_readers r where r.stop_hash = ${stopHash} limit 1`,
  );

export const setStopped = (
  db: Db,
  {
    organisationId,
    eventId,
    address,
  }: { organisationId: number; eventId: number; address: string },
  at: Date | null,
) =>
  db.run(
    at
      ? sql`insert into bookings_letters_stops (organisation_id, event_id, address, at)
            values (${organisationId}, ${eventId}, ${address}, ${at}) on conflict do nothing`
      : sql`delete from bookings_letters_stops where organisation_id = ${organisationId}
              and event_id = ${eventId} and address = ${address}`,
  );
