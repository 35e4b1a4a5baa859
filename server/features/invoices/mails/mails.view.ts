import type { InvoiceMail } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { findMails } from './mails.queries.ts';

export async function mailsOf(
  db: Db,
  organisationId: number,
  invoiceId: number,
): Promise<InvoiceMail[]> {
  const rows = await findMails(db, organisationId, invoiceId);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
