import {
  invoicesClientsRoutes,
  invoicesRoutes,
  invoicesTemplateRoutes,
} from '@plenum/contract/features/invoices/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { invoicesClientsHandlers } from './invoices.clients.routes.ts';
import { invoicesHandlers } from './invoices.routes.ts';
import { invoicesTemplateHandlers } from './invoices.template.routes.ts';

export { type IssuedRow, lockedOwed } from './invoices.access.ts';
export { refuseImpossible } from './invoices.checks.ts';
export { addClient, ensureClient } from './invoices.clients.ts';
export { creditInvoice } from './invoices.credit.ts';
export { todayOf } from './invoices.days.ts';
export { addDraft } from './invoices.drafts.ts';
export { issueInvoice, noteDownloaded } from './invoices.issue.ts';
export { readInvoice } from './invoices.read.ts';
export { changeSettings, settingsOf } from './invoices.settings.ts';
export { type By, type InvoiceStanding, noteOverdue, settleInvoice } from './invoices.settle.ts';

export function mountInvoices(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, invoicesRoutes, work, invoicesHandlers);
  mountRoutes(doorway, invoicesClientsRoutes, work, invoicesClientsHandlers);
  mountRoutes(doorway, invoicesTemplateRoutes, work, invoicesTemplateHandlers);
}
