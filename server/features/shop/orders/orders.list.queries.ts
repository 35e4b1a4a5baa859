import type { OrderFilter, OrderQuery, OrderState, ShippingLine } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { andWithin, startOf } from '../../../platform/db/span.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { headColumns } from './orders.queries.ts';
import type { HeadRow, LineRow } from './orders.rows.ts';
import { anywhere } from '../../../platform/search/looking.ts';

/** An index stands behind each. */
const keys = {
  placed: sql`o.placed_at`,
  buyer: sql`lower(o.buyer_name) collate "C"`,
  gross: sql`o.gross`,
} satisfies Record<string, Sql>;

function orderOf(sort: OrderQuery['sort']): Sql {
  const key = keys[(sort?.replace('-', '') ?? '') as keyof typeof keys] as Sql | undefined;
  if (!key) return sql`o.id desc`;
  return sort?.startsWith('-') ? sql`${key} desc, o.id desc` : sql`${key}, o.id`;
}

const statesOf = (state: NonNullable<OrderFilter['state']>): readonly OrderState[] => {
  if (state === 'open') return ['placed', 'paid'];
  return state === 'sent' ? ['shipped', 'done'] : [state];
};

function ofBuyers({ buyer, from }: OrderFilter, organisationId: number, timeZone: string): Sql {
  if (!buyer || !from) return nothing;
  const first = sql`(select b.placed_at from shop_orders b
    where b.organisation_id = ${organisationId} and b.person_id = o.person_id
    order by b.placed_at limit 1)`;
  const start = startOf(from, timeZone);
  return buyer === 'returning' ? sql`and ${first} < ${start}` : sql`and ${first} >= ${start}`;
}

const matching = (organisationId: number, filter: OrderFilter, timeZone: string): Sql => {
  const { q, person, state, way, from, until } = filter;
  return sql`o.organisation_id = ${organisationId}
      ${q ? sql`and o.search_text like ${anywhere(q)}` : nothing}
      ${person ? sql`and o.person_id = ${person}` : nothing}
      ${state ? sql`and o.state = any(${statesOf(state)})` : nothing}
      ${way ? sql`and o.way = ${way}` : nothing}
      ${andWithin(sql`o.placed_at`, { from, until, timeZone })}
      ${ofBuyers(filter, organisationId, timeZone)}`;
};

export const ordersLike = (organisationId: number, filter: OrderFilter, timeZone: string): Sql =>
  sql`select from shop_orders o where ${matching(organisationId, filter, timeZone)}`;

interface Place {
  timeZone: string;
  offset: number;
  limit: number;
}

export const findOrders = (
  db: Db,
  organisationId: number,
  query: OrderQuery,
  { timeZone, offset, limit }: Place,
) =>
  db.rows<HeadRow>(
    plannedAnew(
      sql`select ${headColumns} from shop_orders o
          where ${matching(organisationId, query, timeZone)}
          order by ${orderOf(query.sort)} limit ${limit} offset ${offset}`,
    ),
  );

export const ordersOf = (organisationId: number, personId: number): Sql =>
  sql`select from shop_orders o
      where o.organisation_id = ${organisationId} and o.person_id = ${personId}`;

export const findOrdersOf = (
  db: Db,
  organisationId: number,
  personId: number,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<HeadRow>(
    sql`select ${headColumns} from shop_orders o
        where o.organisation_id = ${organisationId} and o.person_id = ${personId}
        order by o.placed_at desc, o.id desc limit ${limit} offset ${offset}`,
  );

export interface ExportRow extends HeadRow, Omit<LineRow, 'picture' | 'gross'> {
  shipping: ShippingLine | null;
  company: string;
  country: string;
  email: string;
  tracking: string;
  lineGross: number;
}

/** A row for each line, in the order the orders were placed, so that a reader can go on after one. */
export const findLinesAfter = (
  db: Db,
  organisationId: number,
  filter: OrderFilter,
  { timeZone, after, limit }: { timeZone: string; after: number; limit: number },
) =>
  db.rows<ExportRow>(
    plannedAnew(
      sql`with found as (
            select o.* from shop_orders o
            where ${matching(organisationId, filter, timeZone)} and o.id > ${after}
            order by o.id limit ${limit})
          select ${headColumns}, o.email, o.shipping, o.tracking, o.address ->> 'company' as company,
            o.address ->> 'country' as country, l.place, l.name, l.option_values as "values", l.sku,
            l.quantity, l.price, l.tax_rate as "taxRate", l.net, l.tax, l.gross as "lineGross"
          from found o
          join shop_order_lines l on l.organisation_id = o.organisation_id and l.order_id = o.id
          order by o.id, l.place`,
    ),
  );

export const countOrders = async (
  db: Db,
  organisationId: number,
  filter: OrderFilter,
  timeZone: string,
) =>
  (
    await db.row<{ total: number }>(
      plannedAnew(
        sql`select count(*) as total from shop_orders o
            where ${matching(organisationId, filter, timeZone)}`,
      ),
    )
  )?.total ?? 0;

/** For the copy of a person's data. */
export const findOrdersAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select o.organisation_id as "organisationId", o.number, o.state, o.way,
          o.placed_at as "placedAt", o.summary, o.gross, o.currency, o.address, o.tracking
        from shop_orders o where o.person_id = ${personId} order by o.id`,
  );
