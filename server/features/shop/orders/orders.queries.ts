import type { OrderState } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { isUndecided } from '../../payments/index.ts';
import type { ChangeRow, LineRow, NewOrder, OrderRow } from './orders.rows.ts';

export const headColumns: Sql = sql`o.id, o.person_id as "personId", o.invoice_id as "invoiceId",
  o.number, o.state, o.way, o.buyer_name as "buyerName", o.summary, o.pieces,
  o.needs_shipping as "needsShipping", o.currency, o.gross, o.due_on::text as "dueOn",
  o.placed_at as "placedAt", o.kept_until as "keptUntil", o.version, (
    select l.picture from shop_order_lines l
    where l.organisation_id = o.organisation_id and l.order_id = o.id and l.place = 0) as picture`;

const columns: Sql = sql`${headColumns}, o.email, o.address, o.shipping, o.net, o.tax, o.tracking,
  o.again_of as "againOf"`;

const one = (organisationId: number, id: number): Sql =>
  sql`select ${columns} from shop_orders o
      where o.organisation_id = ${organisationId} and o.id = ${id}`;

export const findOrder = (db: Db, organisationId: number, id: number) =>
  db.row<OrderRow>(one(organisationId, id));

/** One who changes it at a time; its invoice is locked before it. */
export const lockOrder = (db: Db, organisationId: number, id: number) =>
  db.row<OrderRow>(sql`${one(organisationId, id)} for no key update of o`);

export const lockOrderOf = (db: Db, organisationId: number, invoiceId: number) =>
  db.row<OrderRow>(
    sql`select ${columns} from shop_orders o
        where o.organisation_id = ${organisationId} and o.invoice_id = ${invoiceId}
        for no key update of o`,
  );

/** The order an order stands in for, and the one that stands in for it. */
export const findAgain = (db: Db, organisationId: number, id: number) =>
  db.row<{ againOf: OrderName | null; again: OrderName | null }>(
    sql`select (select jsonb_build_object('id', b.id, 'number', b.number) from shop_orders b
            where b.organisation_id = o.organisation_id and b.id = o.again_of) as "againOf",
          (select jsonb_build_object('id', a.id, 'number', a.number) from shop_orders a
            where a.organisation_id = o.organisation_id and a.again_of = o.id) as again
        from shop_orders o where o.organisation_id = ${organisationId} and o.id = ${id}`,
  );

export interface OrderName {
  id: number;
  number: string;
}

export const findLines = (db: Db, organisationId: number, orderId: number) =>
  db.rows<LineRow>(
    sql`select place, product_id as "productId", variant_id as "variantId", quota_id as "quotaId",
          name, option_values as "values", sku, picture, quantity, taken_back as "takenBack", price,
          tax_rate as "taxRate", net, tax, gross
        from shop_order_lines
        where organisation_id = ${organisationId} and order_id = ${orderId} order by place`,
  );

export const insertOrder = (db: Db, organisationId: number, order: NewOrder) =>
  db.row<{ id: number }>(
    sql`insert into shop_orders (organisation_id, person_id, invoice_id, number, state, way,
          buyer_name, email, address, summary, pieces, needs_shipping, shipping, currency, net, tax, gross,
          due_on, placed_at, kept_until, again_of)
        values (${organisationId}, ${order.personId}, ${order.invoiceId}, ${order.number}, 'placed',
          ${order.way}, ${order.buyerName}, ${order.email}, ${JSON.stringify(order.address)},
          ${order.summary}, ${order.pieces}, ${order.needsShipping},
          ${order.shipping && JSON.stringify(order.shipping)}, ${order.currency},
          ${order.net}, ${order.tax}, ${order.gross}, ${order.dueOn}, ${order.placedAt},
          ${order.keptUntil}, ${order.againOf})
        returning id`,
  );

export const insertLines = (
  db: Db,
  organisationId: number,
  orderId: number,
  lines: readonly LineRow[],
) =>
  db.run(
    sql`insert into shop_order_lines (organisation_id, order_id, place, product_id, variant_id,
          quota_id, name, option_values, sku, picture, quantity, price, tax_rate, net, tax, gross)
        select ${organisationId}, ${orderId}, place, "productId", "variantId", "quotaId", name,
          array(select jsonb_array_elements_text("values")), sku, picture, quantity, price,
          "taxRate", net, tax, gross
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (place integer,
          "productId" bigint, "variantId" bigint, "quotaId" bigint, name text, "values" jsonb,
          sku text, picture text, quantity integer, price bigint, "taxRate" integer, net bigint,
          tax bigint, gross bigint)`,
  );

/** What is ordered is in the cart no more. */
export const deleteFromCart = (
  db: Db,
  organisationId: number,
  personId: number,
  variantIds: readonly number[],
) =>
  db.run(
    sql`delete from shop_cart_lines where organisation_id = ${organisationId}
          and person_id = ${personId} and variant_id = any(${variantIds}::bigint[])`,
  );

export const updateState = (db: Db, organisationId: number, id: number, state: OrderState) =>
  db.run(
    sql`update shop_orders set state = ${state}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateWay = (
  db: Db,
  organisationId: number,
  id: number,
  { way, keptUntil }: Pick<NewOrder, 'way' | 'keptUntil'>,
) =>
  db.run(
    sql`update shop_orders set way = ${way}, kept_until = ${keptUntil}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateTracking = (db: Db, organisationId: number, id: number, tracking: string) =>
  db.run(
    sql`update shop_orders set tracking = ${tracking}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Its money has changed: whoever shows it reads it again. */
export const raiseVersion = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update shop_orders set version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const addTakenBack = (
  db: Db,
  organisationId: number,
  orderId: number,
  lines: readonly { place: number; quantity: number }[],
) =>
  db.run(
    sql`update shop_order_lines l set taken_back = l.taken_back + b.quantity
        from unnest(${lines.map(({ place }) => place)}::integer[],
          ${lines.map(({ quantity }) => quantity)}::integer[]) as b (place, quantity)
        where l.organisation_id = ${organisationId} and l.order_id = ${orderId}
          and l.place = b.place`,
  );

export interface NewChange {
  state: OrderState;
  at: Date;
  personId: number | null;
  why: string;
}

export const insertChange = (
  db: Db,
  organisationId: number,
  orderId: number,
  { state, at, personId, why }: NewChange,
) =>
  db.run(
    sql`insert into shop_order_changes (organisation_id, order_id, state, at, person_id, why)
        values (${organisationId}, ${orderId}, ${state}, ${at}, ${personId}, ${why})`,
  );

export const findChanges = (db: Db, organisationId: number, orderId: number) =>
  db.rows<ChangeRow>(
    sql`select c.state, c.at, coalesce(nullif(a.full_name, ''), a.username) as by, c.why,
          c.person_id is null as "isByItself"
        from shop_order_changes c left join accounts a on a.id = c.person_id
        where c.organisation_id = ${organisationId} and c.order_id = ${orderId} order by c.id`,
  );

/** Of all organisations, each by its own day; what a provider has not decided yet waits for it. */
export const findLongUnpaid = (db: Db, now: Date, usualGrace: number, limit: number) =>
  db.rows<{ organisationId: number; id: number }>(
    sql`select o.organisation_id as "organisationId", o.id
        from shop_orders o
        join organisations r on r.id = o.organisation_id
        left join shop_order_settings s on s.organisation_id = o.organisation_id
        where o.state = 'placed' and (o.kept_until < ${now}
            or o.due_on + coalesce(s.grace_days, ${usualGrace}::integer)
              < (${now}::timestamptz at time zone r.time_zone)::date)
          and not ${isUndecided(sql`o.organisation_id`, sql`o.invoice_id`)}
        order by o.due_on limit ${limit}`,
  );
