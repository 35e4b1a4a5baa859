import type { Db } from '../../../platform/db/db.ts';
import { nothing, sql } from '../../../platform/db/sql.ts';
import { idsOfClient } from '../../invoices/index.ts';

interface MoneyRow {
  day: string;
  kind: 'payment' | 'refund';
  invoiceId: number;
  number: string;
  reference: string;
  currency: string;
  amount: number;
}

/** What a payment takes off what is owed; what was paid back adds to it. */
const signed = sql`case p.kind when 'payment' then -p.amount else p.amount end`;

export const findMoney = (
  db: Db,
  organisationId: number,
  clientId: number,
  { from, until, limit }: { from: string | null; until: string; limit: number },
) =>
  db.rows<MoneyRow>(
    sql`select p.paid_on::text as day, p.kind, p.invoice_id as "invoiceId",
          p.invoice_number as number, p.reference, p.currency, ${signed} as amount
        from payments p
        where p.organisation_id = ${organisationId} and p.state = 'paid'
          and p.invoice_id in (${idsOfClient(organisationId, clientId)})
          and p.paid_on <= ${until}::date
          ${from === null ? nothing : sql`and p.paid_on >= ${from}::date`}
        order by p.paid_on, p.id limit ${limit}`,
  );

export const sumMoneyBefore = (db: Db, organisationId: number, clientId: number, day: string) =>
  db.rows<{ currency: string; amount: number }>(
    sql`select p.currency, sum(${signed})::bigint as amount from payments p
        where p.organisation_id = ${organisationId} and p.state = 'paid'
          and p.invoice_id in (${idsOfClient(organisationId, clientId)})
          and p.paid_on < ${day}::date
        group by p.currency`,
  );
