import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { findClient, lockClient } from './invoices.clients.queries.ts';
import { todayOf } from './invoices.days.ts';
import { findInvoice, lockInvoice } from './invoices.queries.ts';
import type { ClientRow, InvoiceRow, Parties } from './invoices.rows.ts';

type Whose = Pick<Person, 'organisationId'>;

/** Of one's own organisation; any other is missing. */
export async function requireClient(
  db: Db,
  { organisationId }: Whose,
  id: number,
): Promise<ClientRow> {
  const client = await findClient(db, organisationId, id);
  if (!client) throw problem('not_found');
  return client;
}

export async function lockedClient(
  db: Db,
  { organisationId }: Whose,
  id: number,
): Promise<ClientRow> {
  const client = await lockClient(db, organisationId, id);
  if (!client) throw problem('not_found');
  return client;
}

export async function requireInvoice(
  work: Work,
  db: Db,
  { organisationId }: Whose,
  id: number,
): Promise<InvoiceRow> {
  const today = await todayOf(work, db, organisationId);
  const invoice = await findInvoice(db, organisationId, id, today);
  if (!invoice) throw problem('not_found');
  return invoice;
}

async function lockedInvoice(
  work: Work,
  tx: Tx,
  { organisationId }: Whose,
  id: number,
): Promise<InvoiceRow> {
  const today = await todayOf(work, tx, organisationId);
  const invoice = await lockInvoice(tx, organisationId, id, today);
  if (!invoice) throw problem('not_found');
  return invoice;
}

export async function lockedDraft(work: Work, tx: Tx, person: Whose, id: number) {
  const invoice = await lockedInvoice(work, tx, person, id);
  if (invoice.state !== 'draft') throw problem('invoices.issued');
  return invoice;
}

export interface IssuedRow extends InvoiceRow {
  number: string;
  parties: Parties;
}

export async function lockedIssued(
  work: Work,
  tx: Tx,
  person: Whose,
  id: number,
): Promise<IssuedRow> {
  const { number, parties, ...invoice } = await lockedInvoice(work, tx, person, id);
  if (number === null || parties === null) throw problem('invoices.is_draft');
  return { ...invoice, number, parties };
}

/** What can be credited and paid. */
export async function lockedOwed(work: Work, tx: Tx, person: Whose, id: number) {
  const invoice = await lockedIssued(work, tx, person, id);
  if (invoice.kind === 'credit_note') throw problem('invoices.is_credit_note');
  return invoice;
}
