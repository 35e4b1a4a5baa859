import type { EntryQuery, EntryStanding } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { owedInvoices } from '../../invoices/index.ts';
import type { Incoming } from './statements.incoming.ts';
import type { EntryRow } from './statements.rows.ts';
import { anywhere } from '../../../platform/search/looking.ts';

/** It says one invoice and pays it to the last cent. */
const isSure = (organisationId: number): Sql => sql`(e.kind = 'credit' and not e.is_twin
  and cardinality(e.named) = 1 and exists (
    select from ${owedInvoices(organisationId)} o
    where o.id = e.named[1] and o.balance = e.amount and o.currency = e.currency))`;

/** Something speaks for an invoice: its number, its amount or whom it was for. */
const hasTrace = (organisationId: number): Sql => sql`(e.is_twin or e.named <> '{}'
  or exists (select from ${owedInvoices(organisationId)} o
    where o.balance = e.amount and o.currency = e.currency)
  or e.payer <> '' and exists (select from ${owedInvoices(organisationId)} o
    where lower(o.client_name) collate "C" = lower(e.payer) collate "C"))`;

const standing = (organisationId: number): Sql => sql`case
  when e.state <> 'open' then e.state
  when e.kind = 'reversal' then 'reversed'
  when ${isSure(organisationId)} then 'sure'
  when ${hasTrace(organisationId)} then 'doubtful'
  else 'unknown' end`;

const columns = (organisationId: number): Sql => sql`e.id, e.kind, e.booked_on::text as "bookedOn",
  e.amount, e.currency, e.payer, e.payer_account as "payerAccount", e.text, e.reference, e.named,
  e.is_twin as "isTwin", e.why, s.name as "fileName", (
    select coalesce(jsonb_agg(jsonb_build_object('invoiceId', p.invoice_id,
      'number', p.invoice_number, 'amount', p.amount) order by p.id), '[]')
    from payments_entry_parts part
    join payments p on p.organisation_id = part.organisation_id and p.id = part.payment_id
    where part.organisation_id = e.organisation_id and part.entry_id = e.id) as assigned,
  ${standing(organisationId)} as standing`;

const around = sql`
  join payments_statements s on s.organisation_id = e.organisation_id and s.id = e.statement_id`;

/** By what is written first, so that an index finds them. */
function ofStanding(organisationId: number, wanted: EntryStanding): Sql {
  if (wanted === 'assigned' || wanted === 'ignored') return sql`e.state = ${wanted}`;
  if (wanted === 'reversed') return sql`e.state = 'open' and e.kind = 'reversal'`;
  return sql`e.state = 'open' and e.kind = 'credit' and ${standing(organisationId)} = ${wanted}`;
}

const matching = (organisationId: number, { q, standing: wanted }: EntryQuery): Sql =>
  sql`e.organisation_id = ${organisationId} and ${ofStanding(organisationId, wanted)}
      ${q ? sql`and e.search_text like ${anywhere(q)}` : nothing}`;

export const entriesLike = (organisationId: number, query: EntryQuery): Sql =>
  sql`select from payments_entries e where ${matching(organisationId, query)}`;

export const findEntries = (
  db: Db,
  organisationId: number,
  query: EntryQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<EntryRow>(
    plannedAnew(
      sql`select ${columns(organisationId)}
          from (select e.* from payments_entries e where ${matching(organisationId, query)}
            order by e.booked_on desc, e.id desc limit ${limit} offset ${offset}) e ${around}
          order by e.booked_on desc, e.id desc`,
    ),
  );

export const findEntry = (db: Db, organisationId: number, id: number) =>
  db.row<EntryRow>(
    sql`select ${columns(organisationId)} from payments_entries e ${around}
        where e.organisation_id = ${organisationId} and e.id = ${id}`,
  );

export const lockEntry = (db: Db, organisationId: number, id: number) =>
  db.row<EntryRow>(
    sql`select ${columns(organisationId)} from payments_entries e ${around}
        where e.organisation_id = ${organisationId} and e.id = ${id} for no key update of e`,
  );

/** By id, so that two who lock some of the same do not wait for each other. */
export const lockSure = (db: Db, organisationId: number, limit: number) =>
  db.rows<Pick<EntryRow, 'id' | 'named'>>(
    plannedAnew(
      sql`select e.id, e.named from payments_entries e
          where e.organisation_id = ${organisationId} and e.state = 'open'
            and ${isSure(organisationId)}
          order by e.id limit ${limit} for no key update of e`,
    ),
  );

/** One at a time: what one brings in the next one knows. */
export const lockImports = (db: Db, organisationId: number) =>
  db.run(
    sql`select pg_advisory_xact_lock(hashtextextended('payments_statements', ${organisationId}))`,
  );

export const insertStatement = (
  db: Db,
  organisationId: number,
  { name, personId, at }: { name: string; personId: number; at: Date },
) =>
  db.row<{ id: number }>(
    sql`insert into payments_statements (organisation_id, name, person_id, created_at)
        values (${organisationId}, ${name}, ${personId}, ${at}) returning id`,
  );

export type NewEntry = Omit<Incoming, 'account' | 'bankReference'> & {
  key: string;
  named: number[];
};

const read = (lines: readonly NewEntry[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (key text, kind text,
    "bookedOn" date, amount bigint, currency text, payer text, "payerAccount" text, text text,
    reference text, named jsonb)`;

/** One that is known is not brought in again. */
export const insertEntries = (
  db: Db,
  organisationId: number,
  statementId: number,
  lines: readonly NewEntry[],
) =>
  db.rows(
    sql`insert into payments_entries (organisation_id, statement_id, key, kind, booked_on, amount,
          currency, payer, payer_account, text, reference, named, is_twin)
        select ${organisationId}, ${statementId}, n.key, n.kind, n."bookedOn", n.amount, n.currency,
          n.payer, n."payerAccount", n.text, n.reference,
          array(select jsonb_array_elements_text(n.named)::bigint),
          exists (select from payments_entries t
            where t.organisation_id = ${organisationId} and t.booked_on = n."bookedOn"
              and t.amount = n.amount and t.currency = n.currency and t.kind = n.kind)
        from ${read(lines)}
        on conflict (organisation_id, key) do nothing returning id`,
  );

export const findKnown = (db: Db, organisationId: number, keys: readonly string[]) =>
  db.rows<{ key: string }>(
    sql`select key from payments_entries
        where organisation_id = ${organisationId} and key = any(${keys})`,
  );

export const updateEntry = (
  db: Db,
  organisationId: number,
  id: number,
  { state, why }: { state: 'open' | 'assigned' | 'ignored'; why: string },
) =>
  db.run(
    sql`update payments_entries set state = ${state}, why = ${why}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const insertPart = (db: Db, organisationId: number, id: number, paymentId: number) =>
  db.run(
    sql`insert into payments_entry_parts (organisation_id, entry_id, payment_id)
        values (${organisationId}, ${id}, ${paymentId})`,
  );

const mostCounted = 1_000;

const countOf = (organisationId: number, wanted: EntryStanding): Sql =>
  sql`(select count(*)::int from (select from payments_entries e
      where e.organisation_id = ${organisationId} and ${ofStanding(organisationId, wanted)}
      limit ${mostCounted}) found)`;

export const countEntries = (db: Db, organisationId: number) =>
  db.row<{ sure: number; doubtful: number; unknown: number; reversed: number }>(
    plannedAnew(
      sql`select ${countOf(organisationId, 'sure')} as sure,
            ${countOf(organisationId, 'doubtful')} as doubtful,
            ${countOf(organisationId, 'unknown')} as unknown,
            ${countOf(organisationId, 'reversed')} as reversed`,
    ),
  );
