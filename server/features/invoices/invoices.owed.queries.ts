import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** What is still to be paid, for queries of those who bring money. */
export const owedInvoices = (organisationId: number): Sql =>
  sql`(select i.id, i.balance, i.currency, i.client_name from invoices i
    where i.organisation_id = ${organisationId} and i.kind = 'invoice' and i.number is not null
      and i.balance > 0)`;

/** By their invoice: still to be paid, or to be paid back. */
export const owing = (organisationId: number, what: 'open' | 'owed'): Sql =>
  sql`(select i.id from invoices i where i.organisation_id = ${organisationId}
    and i.kind = 'invoice' and i.balance ${what === 'open' ? sql`> 0` : sql`< 0`})`;

export interface OwedRow {
  id: number;
  number: string;
  clientName: string;
  currency: string;
  balance: number;
  dueOn: string | null;
}

const columns = sql`i.id, i.number, i.client_name as "clientName", i.currency, i.balance,
  i.due_on::text as "dueOn"`;

const issued = (organisationId: number): Sql =>
  sql`i.organisation_id = ${organisationId} and i.kind = 'invoice' and i.number is not null`;

export interface OwedWish {
  ids: readonly number[];
  sums: readonly { amount: number; currency: string }[];
  clients: readonly string[];
}

/** Those with an id, and of each sum and each client the few that are due first. */
export const findOwed = (db: Db, organisationId: number, { ids, sums, clients }: OwedWish) =>
  db.rows<OwedRow>(
    sql`select ${columns} from invoices i where ${issued(organisationId)} and i.id = any(${ids})
        union
        select found.* from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb)
            as s (amount bigint, currency text),
          lateral (select ${columns} from invoices i
            where ${issued(organisationId)} and i.balance = s.amount and i.currency = s.currency
            order by i.due_on, i.id limit 6) found
        union
        select found.* from unnest(${clients}::text[]) c,
          lateral (select ${columns} from invoices i
            where ${issued(organisationId)} and i.balance > 0
              and lower(i.client_name) collate "C" = lower(c) collate "C"
            order by i.due_on, i.id limit 6) found`,
  );

/** Those whose number is one of the names, as people spell it. */
export const findNamed = (db: Db, organisationId: number, names: readonly string[]) =>
  db.rows<{ id: number; called: string[] }>(
    sql`select i.id, i.called from invoices i
        where ${issued(organisationId)} and i.called && ${names}::text[]`,
  );
