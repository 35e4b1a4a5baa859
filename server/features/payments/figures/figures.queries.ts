import type { FiguresQuery, PaymentKind, PaymentWay } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

export interface MovedRow {
  currency: string;
  day: string;
  way: PaymentWay;
  kind: PaymentKind;
  /** A text: it may be larger than a number holds. */
  amount: string;
}

export const findMoved = (db: Db, organisationId: number, { from, until }: FiguresQuery) =>
  db.rows<MovedRow>(
    sql`select currency, paid_on::text as day, way, kind, sum(amount)::text as amount from payments
        where organisation_id = ${organisationId} and state = 'paid'
          and paid_on between ${from} and ${until}
        group by 1, 2, 3, 4 order by way`,
  );

/** What was received for these invoices, less what was paid back, by the days of the ledger. */
export const findReceived = (
  db: Db,
  organisationId: number,
  { currency, invoices }: { currency: string; invoices: Sql },
) =>
  db.rows<{ day: string; amount: number }>(
    sql`select paid_on::text as day,
          sum(case kind when 'refund' then -amount else amount end)::bigint as amount
        from payments
        where organisation_id = ${organisationId} and state = 'paid' and currency = ${currency}
          and invoice_id in (${invoices}) group by 1`,
  );

/** The invoices for which something was received or paid back on these days. */
export const paidOn = (
  organisationId: number,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): Sql =>
  sql`select invoice_id from payments where organisation_id = ${organisationId} and state = 'paid'
      and paid_on between coalesce(${from ?? null}::date, '-infinity')
        and coalesce(${until ?? null}::date, 'infinity')`;
