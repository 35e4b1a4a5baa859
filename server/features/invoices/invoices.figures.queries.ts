import type { TaxReason } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { signed } from './invoices.columns.ts';

interface Period {
  from: string;
  until: string;
}

const issuedIn = (organisationId: number, { from, until }: Period): Sql =>
  sql`i.organisation_id = ${organisationId} and i.issued_on between ${from} and ${until}`;

/** A text: it may be larger than a number holds. */
const sumOf = (amount: Sql): Sql => sql`sum(${signed(amount)})::text`;

export const findBilledDays = (db: Db, organisationId: number, period: Period) =>
  db.rows<{ currency: string; day: string; gross: string }>(
    sql`select i.currency, i.issued_on::text as day, ${sumOf(sql`i.gross`)} as gross
        from invoices i where ${issuedIn(organisationId, period)} group by 1, 2`,
  );

export const findBilledTaxes = (db: Db, organisationId: number, period: Period) =>
  db.rows<{
    currency: string;
    rate: number;
    reason: TaxReason | null;
    net: string;
    tax: string;
    gross: string;
  }>(
    sql`select i.currency, (l ->> 'taxRate')::int as rate, l ->> 'taxReason' as reason,
          ${sumOf(sql`(l ->> 'net')::bigint`)} as net,
          ${sumOf(sql`(l ->> 'tax')::bigint`)} as tax,
          ${sumOf(sql`(l ->> 'gross')::bigint`)} as gross
        from invoices i cross join jsonb_array_elements(i.lines) l
        where ${issuedIn(organisationId, period)} group by 1, 2, 3 order by 2 desc, 3`,
  );

export const findOpen = (db: Db, organisationId: number, today: string) =>
  db.rows<{ currency: string; open: string; overdue: string }>(
    sql`select i.currency, sum(i.balance)::text as open,
          coalesce(sum(i.balance) filter (where i.due_on < ${today}::date), 0)::text as overdue
        from invoices i
        where i.organisation_id = ${organisationId} and i.kind = 'invoice' and i.state <> 'draft'
          and i.balance > 0
        group by 1`,
  );
