import type { QuestionFigures, WrittenAnswer } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import type { QuestionRow } from '../../tickets/index.ts';
import { type Asked, askedRows, ticketsOfBookings } from './answers.asked.ts';
import type { OfEvent } from '../bookings.rows.ts';
import { anywhere } from '../../../platform/search/looking.ts';

/** Null: in all. */
type ByTicket = { ticketId: number | null };

/** All that is asked, once in all, and once for each ticket where a booking has several. */
const split = (of: OfEvent, asked: Asked): Sql =>
  asked.question.per === 'place'
    ? askedRows(of, asked)
    : sql`select booking_id, place_id, ticket_id, said, option_ids from asked
          union all
          select r.booking_id, r.place_id, t.ticket_id, r.said, r.option_ids
          from asked r join (${ticketsOfBookings(of)}) t on t.booking_id = r.booking_id`;

/** All that was said, once each: there is little of it beside all who said it. */
const withCounts = (of: OfEvent, asked: Asked, by: Sql): Sql => {
  const counts = sql`counts as materialized (
    select ticket_id, ${by}, count(*)::int as many from rows group by ticket_id, 2)`;
  const rows = sql`rows as (${split(of, asked)}), ${counts}`;
  return asked.question.per === 'place'
    ? sql`with ${rows}`
    : sql`with asked as materialized (${askedRows(of, asked)}), ${rows}`;
};

const isSaid = sql`said is not null as "isSaid"`;

/** Without what was said. */
export const countAsked = (db: Db, of: OfEvent, asked: Asked) =>
  db.rows<ByTicket & { isSaid: boolean; many: number }>(
    plannedAnew(
      sql`${withCounts(of, asked, isSaid)}
          select ticket_id as "ticketId", "isSaid", many from counts`,
    ),
  );

/** Null: asked, and not answered. */
export const countChoices = (db: Db, of: OfEvent, asked: Asked) =>
  db.rows<ByTicket & { said: number[] | null; many: number }>(
    plannedAnew(
      sql`${withCounts(of, asked, sql`option_ids as said`)}
          select ticket_id as "ticketId", said, many from counts`,
    ),
  );

export const countSaid = (db: Db, of: OfEvent, asked: Asked) =>
  db.rows<ByTicket & { said: string | null; many: number }>(
    plannedAnew(
      sql`${withCounts(of, asked, sql`said`)}
          select ticket_id as "ticketId", said, many from counts`,
    ),
  );

const isNumber = sql`said ~ '^-?[0-9]{1,12}([.,][0-9]{1,6})?$'`;
const isDay = sql`said ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;
const firstDay = sql`date '2000-01-01'`;

/** How what was written is told apart and put in order. */
const measures = {
  number: {
    value: sql`case when ${isNumber} then replace(said, ',', '.')::numeric end`,
    text: (value: Sql) => sql`trim_scale(${value})::text`,
    distinct: 24,
  },
  date: {
    value: sql`case when ${isDay} then (said::date - ${firstDay})::numeric end`,
    text: (value: Sql) => sql`(${firstDay} + ${value}::int)::text`,
    distinct: 62,
  },
} satisfies Partial<Record<QuestionRow['kind'], object>>;
export type Measured = keyof typeof measures;

/** Each by itself where there are few different ones, else spans of equal width. */
const spans = 12;

export interface SpanRow extends ByTicket {
  /** To put them in order; null: asked, and not answered. */
  place: number | null;
  least: number;
  most: number;
  from: string;
  until: string;
  many: number;
}

export const countSpans = (db: Db, of: OfEvent, asked: Asked, kind: Measured) => {
  const { value, text, distinct } = measures[kind];
  return db.rows<SpanRow>(
    plannedAnew(
      sql`${withCounts(of, asked, sql`said`)},
          measured as materialized (select ticket_id, many, ${value} as value from counts),
          few as (select count(distinct value) as many from measured),
          ends as (select min(value) as least, max(value) as most from measured),
          placed as (
            select m.ticket_id, m.value, m.many,
              case when m.value is null or few.many <= ${distinct} then m.value
                else least(width_bucket(m.value, ends.least, ends.most, ${spans}), ${spans})
              end as place
            from measured m, few, ends)
          select ticket_id as "ticketId", place::float8 as place, min(value)::float8 as least,
            max(value)::float8 as most, ${text(sql`min(value)`)} as from,
            ${text(sql`max(value)`)} as until, sum(many)::int as many
          from placed group by ticket_id, place`,
    ),
  );
};

/** Null: nobody said a number. */
export const measureNumbers = (db: Db, of: OfEvent, asked: Asked) =>
  db.row<NonNullable<QuestionFigures['numbers']>>(
    plannedAnew(
      sql`with counts as materialized (
            select said, count(*) as many from (${askedRows(of, asked)}) r
            where said is not null group by said),
          measured as (select (${measures.number.value})::float8 as value, many from counts),
          ranked as (
            select value, many, sum(many) over (order by value) as reached,
              sum(many) over () as total
            from measured where value is not null),
          mean as (select sum(value * many) / sum(many) as mean from ranked)
          select (min(value) filter (where reached >= total / 2)
              + min(value) filter (where reached > total / 2)) / 2 as median,
            min(mean) as mean, coalesce(sqrt(sum(many * (value - mean) ^ 2)
              / nullif(max(total)::float8 - 1, 0)), 0) as spread,
            min(value) as least, max(value) as most
          from ranked, mean having count(*) > 0`,
    ),
  );

const writtenLike = (of: OfEvent, asked: Asked, q: string): Sql =>
  sql`from (${askedRows(of, asked)}) r
      where r.said <> '' ${q ? sql`and plain_words(r.said) like ${anywhere(q)}` : nothing}`;

export const textsLike = (of: OfEvent, asked: Asked, q: string): Sql =>
  sql`select ${writtenLike(of, asked, q)}`;

export const findTexts = (
  db: Db,
  of: OfEvent,
  asked: Asked,
  { q, offset, limit }: { q: string; offset: number; limit: number },
) =>
  db.rows<WrittenAnswer>(
    plannedAnew(
      sql`with found as (
            select r.booking_id, r.place_id, r.said, r.option_ids ${writtenLike(of, asked, q)}
            order by r.booking_id desc, r.place_id limit ${limit} offset ${offset})
          select b.id as "bookingId", f.place_id as "placeId", b.reference, f.said as text,
            coalesce(nullif(p.full_name, ''), b.full_name) as "fullName",
            ${asked.question.kind === 'file' ? sql`f.option_ids[1]` : sql`null::bigint`} as "fileId"
          from found f
          join bookings b on b.organisation_id = ${of.organisationId} and b.id = f.booking_id
          left join bookings_places p on p.organisation_id = ${of.organisationId}
            and p.id = f.place_id
          order by f.booking_id desc, f.place_id`,
    ),
  );

/** What a filter of the list looks for; countries and days are told apart by their letters. */
export interface SaidIn {
  isAnswered: boolean;
  option?: number | undefined;
  ticket?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

const isCount = (said: string): boolean => /^-?\d+(\.\d+)?$/.test(said);

function within({ from, until }: SaidIn): Sql {
  const bound = from ?? until;
  if (bound === undefined) return nothing;
  const isMeasured = isCount(bound);
  const value = isMeasured ? measures.number.value : sql`said collate "C"`;
  const limit = (said: string): Sql => (isMeasured ? sql`${said}::numeric` : sql`${said}`);
  return sql`${from === undefined ? nothing : sql`and ${value} >= ${limit(from)}`}
      ${until === undefined ? nothing : sql`and ${value} <= ${limit(until)}`}`;
}

/** The bookings behind a figure. */
export function bookingsThatSaid(of: OfEvent, asked: Asked, what: SaidIn): Sql {
  const { isAnswered, option, ticket } = what;
  const ofTicket =
    ticket === undefined
      ? nothing
      : asked.question.per === 'place'
        ? sql`and r.ticket_id = ${ticket}`
        : sql`and exists (select from (${ticketsOfBookings(of)}) t
            where t.booking_id = r.booking_id and t.ticket_id = ${ticket})`;
  return sql`select r.booking_id from (${askedRows(of, asked)}) r
      where r.said is ${isAnswered ? sql`not null` : sql`null`}
        ${option === undefined ? nothing : sql`and ${option} = any(r.option_ids)`}
        ${ofTicket} ${within(what)}`;
}
