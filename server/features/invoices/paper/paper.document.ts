import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireInvoice } from '../invoices.access.ts';
import { findIssued } from '../invoices.queries.ts';
import type { InvoiceRow, Parties } from '../invoices.rows.ts';

/** What has a number, with all that is written on paper; it never changes. */
export interface Document extends InvoiceRow {
  number: string;
  parties: Parties;
  issuedOn: string;
  credits: { number: string; issuedOn: string } | null;
}

export async function requireDocument(
  work: Work,
  db: Db,
  person: Pick<Person, 'organisationId'>,
  id: number,
): Promise<Document> {
  const row = await requireInvoice(work, db, person, id);
  const { number, parties, issuedOn, creditsId } = row;
  if (number === null || parties === null || issuedOn === null) throw problem('invoices.is_draft');
  const credits =
    creditsId === null ? null : await findIssued(db, person.organisationId, creditsId);
  return { ...row, number, parties, issuedOn, credits };
}
