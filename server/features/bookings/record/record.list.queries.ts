import type { BookingFilter, BookingQuery, Texts, TicketKind } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { andWithin } from '../../../platform/db/span.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { owing } from '../../invoices/index.ts';
import { paidOn } from '../../payments/index.ts';
import { type HeadRow, headColumns } from '../bookings.head.ts';
import type { Asked } from '../answers/answers.asked.ts';
import { bookingsThatSaid } from '../answers/answers.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { partOf, placeTimes } from '../course/course.queries.ts';
import { anywhere } from '../../../platform/search/looking.ts';

/** An index stands behind each. */
const keys = {
  created: sql`b.created_at`,
  name: sql`lower(b.full_name) collate "C"`,
  gross: sql`b.gross`,
} satisfies Record<string, Sql>;

function orderOf(sort: BookingQuery['sort']): Sql {
  const key = keys[(sort?.replace('-', '') ?? '') as keyof typeof keys] as Sql | undefined;
  if (!key) return sql`b.created_at desc, b.id desc`;
  return sort?.startsWith('-') ? sql`${key} desc, b.id desc` : sql`${key}, b.id`;
}

export interface Where {
  organisationId: number;
  eventId: number;
  timeZone: string;
  /** What was or was not answered is looked for, if anything. */
  asked: Asked | null;
}

const standing: Sql = sql`and b.state in ('pending', 'confirmed')`;

/** A place that stands, of the booking; `which` is about `bookings_places p`. */
const hasPlace = (which: Sql): Sql =>
  sql`exists (select from bookings_places p
    where p.organisation_id = b.organisation_id and p.event_id = b.event_id
      and p.booking_id = b.id and not p.is_cancelled and ${which})`;

const unnamed = hasPlace(sql`p.kind = 'ticket' and p.full_name = ''`);
const came = hasPlace(sql`p.checked_in_at is not null`);

/** Of those that stand by what they were asked; else whoever ever said it. */
function whereSaid({ asked, ...of }: Where, filter: BookingFilter): Sql {
  const { question, option, answered, ticket, saidFrom: from, saidUntil: until } = filter;
  if (question === undefined) return nothing;
  if (answered === undefined) {
    return sql`and exists (select from bookings_answers a
        where a.organisation_id = b.organisation_id and a.booking_id = b.id
          and a.question_id = ${question}
          ${option ? sql`and ${option} = any(a.option_ids)` : nothing})`;
  }
  if (!asked) return sql`and false`;
  const what = { isAnswered: answered === 'yes', option, ticket, from, until };
  // Found at once: a join of rows that nobody can guess the number of may look each of them up.
  return sql`and b.id = any(array(${bookingsThatSaid(of, asked, what)}))`;
}

type More = Pick<BookingFilter, 'named' | 'came' | 'balance' | 'ids'>;

/** How far those that stand are. */
const whereMore = (organisationId: number, more: More): Sql =>
  sql`${more.named ? sql`${standing} and ${more.named === 'no' ? unnamed : sql`not ${unnamed}`}` : nothing}
      ${more.came ? sql`${standing} and ${more.came === 'yes' ? came : sql`not ${came}`}` : nothing}
      ${more.balance ? sql`and b.invoice_id in ${owing(organisationId, more.balance)}` : nothing}
      ${more.ids ? sql`and b.id = any(${more.ids.split(',').map(Number)}::bigint[])` : nothing}`;

/** What is only held, or was and came to nothing, is shown to who asks for it. */
export function matching(where: Where, filter: BookingFilter): Sql {
  const { organisationId, eventId } = where;
  const { q, state, way, ...more } = filter;
  return sql`b.organisation_id = ${organisationId} and b.event_id = ${eventId}
      ${q ? sql`and b.search_text like ${anywhere(q)}` : nothing}
      ${state ? sql`and b.state = ${state}` : sql`and b.state in ('pending', 'confirmed', 'cancelled')`}
      ${way ? sql`and b.way = ${way}` : nothing}
      ${wherePlaces(where, filter)} ${whereTimes(where, filter)} ${whereSaid(where, filter)}
      ${whereMore(organisationId, more)}`;
}

/** Of a ticket or a pool: a place of it that stands, where what stands is asked for. */
function wherePlaces(of: Where, { ticket, pool, stands }: BookingFilter): Sql {
  const isPart = ticket !== undefined || pool !== undefined;
  return sql`${stands ? standing : nothing} ${
    isPart
      ? sql`and exists (select from bookings_places p
          where p.organisation_id = b.organisation_id and p.booking_id = b.id
            ${partOf(of, { ticket, pool })} ${stands ? sql`and not p.is_cancelled` : nothing})`
      : nothing
  }`;
}

const times = {
  booked: sql`t.booked_at`,
  cancelled: sql`t.cancelled_at`,
  paid: sql`t.paid_at`,
} as const;

/** When it was made, or when something became of it or of some of it. */
function whereTimes(of: Where, { did, from, until, ticket, pool }: BookingFilter): Sql {
  const { timeZone } = of;
  if (did === 'received') {
    return sql`and b.invoice_id in (${paidOn(of.organisationId, { from, until })})`;
  }
  const isThen = (at: Sql) => andWithin(at, { from, until, timeZone });
  if (!did) return isThen(sql`b.created_at`);
  const changed = sql`select c.booking_id from bookings_changes c
      where c.organisation_id = ${of.organisationId} and c.done = 'moved' ${isThen(sql`c.at`)}
      union select p.booking_id from bookings_places p
      where p.organisation_id = ${of.organisationId} and p.event_id = ${of.eventId}
        and p.cancelled_at is not null ${isThen(sql`p.cancelled_at`)}`;
  const at = times[did];
  return sql`and b.id = any(array(
      select t.booking_id from (${placeTimes(of, { ticket, pool }, changed)}) t
      where ${at} is not null ${isThen(at)}))`;
}

export const bookingsLike = (where: Where, filter: BookingFilter): Sql =>
  sql`select from bookings b where ${matching(where, filter)}`;

export const findBookings = (
  db: Db,
  where: Where,
  query: BookingQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<HeadRow>(
    plannedAnew(
      sql`select ${headColumns} from bookings b where ${matching(where, query)}
          order by ${orderOf(query.sort)} limit ${limit} offset ${offset}`,
    ),
  );

export const findMine = (db: Db, organisationId: number, personId: number) =>
  db.rows<MineRow>(
    sql`select b.reference, b.event_id as "eventId", b.key_hash as "keyHash", e.name as "eventName",
          e.starts_on::text as "startsOn", b.state, b.currency,
          array_to_string(array[b.summary, a.summary], ', ') as summary, b.gross + a.gross as gross
        from bookings b
        cross join lateral (select string_agg(a.summary, ', ' order by a.id) as summary,
            coalesce(sum(a.gross), 0)::bigint as gross from bookings a
          where a.organisation_id = b.organisation_id and a.adds_to = b.id
            and a.state in ('pending', 'confirmed')) a
        join events e on e.organisation_id = b.organisation_id and e.id = b.event_id
        where b.organisation_id = ${organisationId} and b.adds_to is null
          and b.state in ('pending', 'confirmed', 'cancelled')
          and (b.person_id = ${personId} or lower(b.email) = (
            select lower(a.email) from accounts a
            where a.id = ${personId} and a.verified_at is not null))
        order by b.created_at desc, b.id desc limit 50`,
  );

interface MineRow extends Pick<
  BookingRow,
  'reference' | 'eventId' | 'keyHash' | 'state' | 'summary' | 'currency' | 'gross'
> {
  eventName: string;
  startsOn: string;
}

export interface ExportRow extends HeadRow {
  placeId: number;
  firstReference: string | null;
  kind: TicketKind;
  ticket: Texts;
  holder: string;
  holderEmail: string;
  isCancelled: boolean;
  checkedInAt: Date | null;
  answers: { questionId: number; text: string; optionIds: number[] }[];
}

/** A row for each place, in the order they were booked, so that a reader can go on after one. */
export const findPlacesAfter = (
  db: Db,
  where: Where,
  filter: BookingFilter,
  { after, limit }: { after: number; limit: number },
) =>
  db.rows<ExportRow>(
    plannedAnew(
      sql`with found as (
            select b.* from bookings b where ${matching(where, filter)} and b.id > ${after}
            order by b.id limit ${limit})
          select ${headColumns}, p.id as "placeId", p.kind,
            (select f.reference from bookings f where f.organisation_id = b.organisation_id
              and f.id = b.adds_to) as "firstReference", b.lines -> p.line -> 'name' as ticket,
            p.full_name as holder, p.email as "holderEmail", p.is_cancelled as "isCancelled",
            p.checked_in_at as "checkedInAt", (
              select coalesce(jsonb_agg(jsonb_build_object('questionId', a.question_id,
                'text', a.said, 'optionIds', a.option_ids)), '[]')
              from bookings_answers a
              where a.organisation_id = b.organisation_id and a.booking_id = b.id
                and (a.place_id = p.id or a.place_id is null)) as answers
          from found b
          join bookings_places p on p.organisation_id = b.organisation_id and p.booking_id = b.id
          order by b.id, p.id`,
    ),
  );

export const countBookings = async (db: Db, where: Where, filter: BookingFilter) =>
  (
    await db.row<{ total: number }>(
      plannedAnew(
        sql`select count(*)::int as total from bookings b where ${matching(where, filter)}`,
      ),
    )
  )?.total ?? 0;
