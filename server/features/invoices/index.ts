import * as contract from '@plenum/contract/features/invoices/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { invoicesClientsHandlers } from './invoices.clients.routes.ts';
import { invoicesHandlers } from './invoices.routes.ts';
import { mailsHandlers } from './mails/mails.routes.ts';
import { paperHandlers } from './paper/paper.routes.ts';
import { invoicesTemplateHandlers } from './invoices.template.routes.ts';

export { type IssuedRow, lockedOwed, requireClient } from './invoices.access.ts';
export { findDocuments, idsOfClient, sumDocumentsBefore } from './invoices.account.queries.ts';
export { addClient } from './invoices.clients.ts';
export { creditInvoice } from './invoices.credit.ts';
export { daysAfter, todayOf } from './invoices.days.ts';
export { addDraft } from './invoices.drafts.ts';
export { findBilledDays, findBilledTaxes, findOpen } from './invoices.figures.queries.ts';
export { issueInvoice, noteDownloaded } from './invoices.issue.ts';
export { mailAsDrafted, remindAsDrafted } from './mails/mails.drafted.ts';
export { noteMail, remindOverdue } from './mails/mails.rounds.ts';
export { letterheadFor } from './paper/paper.letterhead.ts';
export { listInvoices } from './invoices.list.ts';
export { findNamed, findOwed, owedInvoices, type OwedRow } from './invoices.owed.queries.ts';
export { changeSettings, settingsOf } from './invoices.settings.ts';
export { noteOverdue, settleInvoice } from './invoices.settle.ts';

export function mountInvoices(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, contract.invoicesRoutes, work, invoicesHandlers);
  mountRoutes(doorway, contract.invoicesClientsRoutes, work, invoicesClientsHandlers);
  mountRoutes(doorway, contract.invoicesPaperRoutes, work, paperHandlers);
  mountRoutes(doorway, contract.invoicesMailsRoutes, work, mailsHandlers);
  mountRoutes(doorway, contract.invoicesTemplateRoutes, work, invoicesTemplateHandlers);
}
