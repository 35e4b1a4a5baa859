import type { Invoice } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { requireInvoice } from './invoices.access.ts';
import { findClient } from './invoices.clients.queries.ts';
import { todayOf } from './invoices.days.ts';
import { tellInvoice } from './invoices.live.ts';
import { findChanges, findCreditNotes, findInvoice } from './invoices.queries.ts';
import type { InvoiceRow } from './invoices.rows.ts';
import { mailsOf } from './mails/mails.view.ts';
import { settingsOf } from './invoices.settings.ts';
import { clientView, headView, invoiceView } from './invoices.view.ts';

type Whose = Pick<Person, 'organisationId'>;

export const readInvoice = async (work: Work, person: Whose, id: number): Promise<Invoice> =>
  whole(work.db, person, await requireInvoice(work, work.db, person, id));

/** After a change: what became of it, to everyone who runs the organisation. */
export async function tellChanged(work: Work, tx: Tx, person: Whose, id: number): Promise<Invoice> {
  const row = await requireInvoice(work, tx, person, id);
  tellInvoice(tx, person.organisationId, headView(row));
  return whole(tx, person, row);
}

async function whole(db: Db, { organisationId }: Whose, row: InvoiceRow): Promise<Invoice> {
  const { id, clientId, creditsId, parties } = row;
  const drafted = parties || !clientId ? null : await findClient(db, organisationId, clientId);
  const [settings, credits, creditNotes, changes, mails] = await Promise.all([
    settingsOf(db, organisationId),
    creditsId === null ? null : findInvoice(db, organisationId, creditsId, noDay),
    findCreditNotes(db, organisationId, id),
    findChanges(db, organisationId, id),
    mailsOf(db, organisationId, id),
  ]);
  const client = drafted && clientView(drafted);
  return invoiceView(row, { settings, client, credits, creditNotes, changes, mails });
}

/** Where only the number is looked at. */
const noDay = '-infinity';

export async function tellOfDrafts(
  work: Work,
  tx: Tx,
  { organisationId }: Whose,
  ids: readonly number[],
): Promise<void> {
  const today = await todayOf(work, tx, organisationId);
  for (const id of ids) {
    const row = await findInvoice(tx, organisationId, id, today);
    if (row) tellInvoice(tx, organisationId, headView(row));
  }
}
