import {
  invoicesClientsRoutes,
  invoicesPaperRoutes,
  invoicesRoutes,
  invoicesTemplateRoutes,
} from '@plenum/contract/features/invoices/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { invoicesClientsHandlers } from './invoices.clients.routes.ts';
import { invoicesHandlers } from './invoices.routes.ts';
import { paperHandlers } from './paper/paper.routes.ts';
import { invoicesTemplateHandlers } from './invoices.template.routes.ts';

export { type IssuedRow, lockedOwed, requireInvoice } from './invoices.access.ts';
export { addClient } from './invoices.clients.ts';
export { creditInvoice } from './invoices.credit.ts';
export { daysAfter, todayOf } from './invoices.days.ts';
export { addDraft } from './invoices.drafts.ts';
export * from './invoices.figures.queries.ts';
export { issueInvoice, noteDownloaded } from './invoices.issue.ts';
export { listInvoices } from './invoices.list.ts';
export * from './invoices.owed.queries.ts';
export { changeSettings, settingsOf } from './invoices.settings.ts';
export { type By, noteOverdue, settleInvoice } from './invoices.settle.ts';

export function mountInvoices(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, invoicesRoutes, work, invoicesHandlers);
  mountRoutes(doorway, invoicesClientsRoutes, work, invoicesClientsHandlers);
  mountRoutes(doorway, invoicesPaperRoutes, work, paperHandlers);
  mountRoutes(doorway, invoicesTemplateRoutes, work, invoicesTemplateHandlers);
}
