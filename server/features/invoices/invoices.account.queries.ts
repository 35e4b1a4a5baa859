import type { InvoiceKind } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { signed } from './invoices.columns.ts';

const issuedFor = (organisationId: number, clientId: number): Sql =>
  sql`i.organisation_id = ${organisationId} and i.client_id = ${clientId}
      and i.number is not null`;

/** Of a client, for whoever joins what was paid of them. */
export const idsOfClient = (organisationId: number, clientId: number): Sql =>
  sql`select i.id from invoices i where ${issuedFor(organisationId, clientId)}`;

interface DocumentRow {
  day: string;
  kind: InvoiceKind;
  invoiceId: number;
  number: string;
  reference: string;
  currency: string;
  amount: number;
}

/** What a document adds to what is owed. */
const added = signed(sql`i.gross`);

export const findDocuments = (
  db: Db,
  organisationId: number,
  clientId: number,
  { from, until, limit }: { from: string | null; until: string; limit: number },
) =>
  db.rows<DocumentRow>(
    sql`select i.issued_on::text as day, i.kind, i.id as "invoiceId", i.number,
          i.service as reference, i.currency, ${added} as amount
        from invoices i
        where ${issuedFor(organisationId, clientId)} and i.issued_on <= ${until}::date
          ${from === null ? nothing : sql`and i.issued_on >= ${from}::date`}
        order by i.issued_on, i.id limit ${limit}`,
  );

export const sumDocumentsBefore = (db: Db, organisationId: number, clientId: number, day: string) =>
  db.rows<{ currency: string; amount: number }>(
    sql`select i.currency, sum(${added})::bigint as amount from invoices i
        where ${issuedFor(organisationId, clientId)} and i.issued_on < ${day}::date
        group by i.currency`,
  );
