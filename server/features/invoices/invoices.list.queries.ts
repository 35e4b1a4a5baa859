import type { InvoiceFilter, InvoiceQuery, InvoiceStateFilter } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { columns, headColumns, signed } from './invoices.columns.ts';
import type { HeadRow, InvoiceRow } from './invoices.rows.ts';
import { anywhere } from '../../platform/search/looking.ts';

/** An index stands behind each. */
const keys = {
  number: sql`i.number collate "C"`,
  client: sql`lower(i.client_name) collate "C"`,
  issued: sql`i.issued_on`,
  due: sql`i.due_on`,
  gross: signed(sql`i.gross`),
  balance: sql`i.balance`,
} satisfies Record<string, Sql>;

function orderOf(sort: InvoiceQuery['sort']): Sql {
  const key = keys[(sort?.replace('-', '') ?? '') as keyof typeof keys] as Sql | undefined;
  if (!key) return sql`i.id desc`;
  return sort?.startsWith('-') ? sql`${key} desc, i.id desc` : sql`${key}, i.id`;
}

const isLate = (today: string): Sql => sql`(i.state = 'past_due' or (i.kind = 'invoice'
  and i.state in ('sent', 'downloaded', 'partial_payment') and i.due_on < ${today}::date))`;

/** By what is written, so that an index finds them; and by the day. */
function ofState(state: InvoiceStateFilter, today: string): Sql {
  if (state === 'open') return sql`i.kind = 'invoice' and i.state <> 'draft' and i.balance > 0`;
  if (state === 'past_due') return isLate(today);
  return sql`i.state = ${state} and not ${isLate(today)}`;
}

const fitting = (q: string): Sql => sql`i.search_text like ${anywhere(q)}`;

export const matching = (
  organisationId: number,
  { q, state, kind, client, from, until }: InvoiceFilter,
  today: string,
): Sql =>
  sql`i.organisation_id = ${organisationId}
      ${q ? sql`and ${fitting(q)}` : nothing}
      ${state ? sql`and ${ofState(state, today)}` : nothing}
      ${kind ? sql`and i.kind = ${kind}` : nothing}
      ${client ? sql`and i.client_id = ${client}` : nothing}
      ${from ? sql`and i.issued_on >= ${from}::date` : nothing}
      ${until ? sql`and i.issued_on <= ${until}::date` : nothing}`;

export const invoicesLike = (organisationId: number, filter: InvoiceFilter, today: string): Sql =>
  sql`select from invoices i where ${matching(organisationId, filter, today)}`;

/** Late ones lie together by their day and anywhere by the rest: they are found first, then sorted. */
const foundIn = (organisationId: number, query: InvoiceQuery, today: string): Sql =>
  sql`with found as ${query.state === 'past_due' ? sql`materialized` : sql`not materialized`}
      (select i.* from invoices i where ${matching(organisationId, query, today)})`;

export const findInvoices = (
  db: Db,
  organisationId: number,
  query: InvoiceQuery,
  { today, offset, limit }: { today: string; offset: number; limit: number },
) =>
  db.rows<HeadRow>(
    plannedAnew(
      sql`${foundIn(organisationId, query, today)}
          select ${headColumns(today)} from found i
          order by ${orderOf(query.sort)} limit ${limit} offset ${offset}`,
    ),
  );

/** Documents with a number, in the order they were made, so that a reader of all can go on after one. */
export const findIssuedAfter = (
  db: Db,
  organisationId: number,
  filter: InvoiceFilter,
  { today, after, limit }: { today: string; after: number; limit: number },
) =>
  db.rows<InvoiceRow>(
    plannedAnew(
      sql`select ${columns(today)} from invoices i
          where ${matching(organisationId, filter, today)} and i.number is not null
            and i.id > ${after}
          order by i.id limit ${limit}`,
    ),
  );

export const countIssued = async (
  db: Db,
  organisationId: number,
  filter: InvoiceFilter,
  today: string,
) =>
  (
    await db.row<{ total: number }>(
      plannedAnew(
        sql`select count(*) as total from invoices i
            where ${matching(organisationId, filter, today)} and i.number is not null`,
      ),
    )
  )?.total ?? 0;
