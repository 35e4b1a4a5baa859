import type { PaymentQuery, PaymentState } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import type { PaymentRow } from './payments.rows.ts';
import { anywhere } from '../../platform/search/looking.ts';

const columns = sql`p.id, p.kind, p.way, p.state, p.invoice_id as "invoiceId",
  p.invoice_number as "invoiceNumber", p.client_name as "clientName", p.amount, p.currency,
  p.refunded, p.refund_of as "refundOf", p.reference, p.paid_on::text as "paidOn",
  p.created_at as "createdAt", (
    select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'at', c.at, 'why', c.why,
      'by', coalesce(nullif(a.full_name, ''), a.username)) order by c.id), '[]')
    from payments_changes c left join accounts a on a.id = c.person_id
    where c.organisation_id = p.organisation_id and c.payment_id = p.id) as changes`;

/** What goes back counts below zero. */
const signed = sql`case p.kind when 'refund' then -p.amount else p.amount end`;

/** An index stands behind each. */
const keys = {
  made: sql`p.created_at`,
  amount: signed,
  paid: sql`p.paid_on`,
} satisfies Record<string, Sql>;

function orderOf(sort: PaymentQuery['sort']): Sql {
  const key = keys[(sort?.replace('-', '') ?? '') as keyof typeof keys] as Sql | undefined;
  if (!key) return sql`p.id desc`;
  return sort?.startsWith('-') ? sql`${key} desc, p.id desc` : sql`${key}, p.id`;
}

const matching = (
  organisationId: number,
  { q, invoice, kind, way, state, from, until }: PaymentQuery,
): Sql =>
  sql`p.organisation_id = ${organisationId}
      ${q ? sql`and p.search_text like ${anywhere(q)}` : nothing}
      ${invoice ? sql`and p.invoice_id = ${invoice}` : nothing}
      ${kind ? sql`and p.kind = ${kind}` : nothing}
      ${way ? sql`and p.way = ${way}` : nothing}
      ${state ? sql`and p.state = ${state}` : nothing}
      ${from ? sql`and p.paid_on >= ${from}` : nothing}
      ${until ? sql`and p.paid_on <= ${until}` : nothing}`;

export const paymentsLike = (organisationId: number, query: PaymentQuery): Sql =>
  sql`select from payments p where ${matching(organisationId, query)}`;

export const findPayments = (
  db: Db,
  organisationId: number,
  query: PaymentQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<PaymentRow>(
    plannedAnew(
      sql`select ${columns} from payments p where ${matching(organisationId, query)}
          order by ${orderOf(query.sort)} limit ${limit} offset ${offset}`,
    ),
  );

export const findPayment = (db: Db, organisationId: number, id: number) =>
  db.row<PaymentRow>(
    sql`select ${columns} from payments p
        where p.organisation_id = ${organisationId} and p.id = ${id}`,
  );

export const lockPayment = (db: Db, organisationId: number, id: number) =>
  db.row<PaymentRow>(
    sql`select ${columns} from payments p
        where p.organisation_id = ${organisationId} and p.id = ${id} for no key update of p`,
  );

/** Of an invoice: what came in and was not all paid back, the latest first. */
export const findRefundable = (db: Db, organisationId: number, invoiceId: number) =>
  db.rows<PaymentRow>(
    sql`select ${columns} from payments p
        where p.organisation_id = ${organisationId} and p.invoice_id = ${invoiceId}
          and p.kind = 'payment' and p.state = 'paid' and p.refunded < p.amount
        order by p.id desc`,
  );

/** How far the last try to pay by a provider came. */
export const findLastTry = (db: Db, organisationId: number, invoiceId: number) =>
  db.row<{ state: PaymentState; why: string }>(
    sql`select p.state, c.why from payments p
        join payments_changes c on c.organisation_id = p.organisation_id and c.payment_id = p.id
        where p.organisation_id = ${organisationId} and p.invoice_id = ${invoiceId}
          and p.kind = 'payment' and p.way = 'stripe'
        order by p.id desc, c.id desc limit 1`,
  );

/** Whether a provider has not yet said the end of a try to pay. */
export const isUndecided = (organisationId: Sql, invoiceId: Sql): Sql =>
  sql`exists (select from payments p
      where p.organisation_id = ${organisationId} and p.invoice_id = ${invoiceId}
        and p.kind = 'payment' and p.way = 'stripe' and p.state in ('started', 'pending'))`;

/** What the key names already, and whether that was said in the same words. */
export const findByKey = (db: Db, organisationId: number, key: string, said: unknown) =>
  db.row<{ id: number; isSame: boolean }>(
    sql`select id, said = ${JSON.stringify(said)}::jsonb as "isSame" from payments
        where organisation_id = ${organisationId} and key = ${key}`,
  );

export interface NewPayment extends Omit<PaymentRow, 'id' | 'changes' | 'refunded'> {
  key: string | null;
  said: unknown;
}

export const insertPayment = (db: Db, organisationId: number, made: NewPayment) =>
  db.row<{ id: number }>(
    sql`insert into payments (organisation_id, kind, way, state, invoice_id, invoice_number,
          client_name, amount, currency, refund_of, reference, paid_on, key, said, created_at)
        values (${organisationId}, ${made.kind}, ${made.way}, ${made.state}, ${made.invoiceId},
          ${made.invoiceNumber}, ${made.clientName}, ${made.amount}, ${made.currency},
          ${made.refundOf}, ${made.reference}, ${made.paidOn}, ${made.key},
          ${JSON.stringify(made.said)}, ${made.createdAt})
        on conflict (organisation_id, key) do nothing returning id`,
  );

export const updateState = (
  db: Db,
  organisationId: number,
  id: number,
  { state, paidOn }: { state: PaymentState; paidOn: string | null },
) =>
  db.run(
    sql`update payments set state = ${state}, paid_on = ${paidOn}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** It is for another than it was meant for. */
export const updateInvoice = (
  db: Db,
  organisationId: number,
  id: number,
  { invoiceId, invoiceNumber }: Pick<PaymentRow, 'invoiceId' | 'invoiceNumber'>,
) =>
  db.run(
    sql`update payments set invoice_id = ${invoiceId}, invoice_number = ${invoiceNumber}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const addRefunded = (db: Db, organisationId: number, id: number, amount: number) =>
  db.run(
    sql`update payments set refunded = refunded + ${amount}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const insertChange = (
  db: Db,
  organisationId: number,
  id: number,
  {
    state,
    at,
    personId,
    why,
  }: { state: PaymentState; at: Date; personId: number | null; why: string },
) =>
  db.run(
    sql`insert into payments_changes (organisation_id, payment_id, state, at, person_id, why)
        values (${organisationId}, ${id}, ${state}, ${at}, ${personId}, ${why})`,
  );
