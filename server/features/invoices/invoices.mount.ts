import * as contract from '@plenum/contract/features/invoices/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { invoicesClientsHandlers } from './invoices.clients.routes.ts';
import { invoicesHandlers } from './invoices.routes.ts';
import { mailsHandlers } from './mails/mails.routes.ts';
import { paperHandlers } from './paper/paper.routes.ts';
import { invoicesTemplateHandlers } from './template/template.routes.ts';

export function mountInvoices(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, contract.invoicesRoutes, work, invoicesHandlers);
  mountRoutes(doorway, contract.invoicesClientsRoutes, work, invoicesClientsHandlers);
  mountRoutes(doorway, contract.invoicesPaperRoutes, work, paperHandlers);
  mountRoutes(doorway, contract.invoicesMailsRoutes, work, mailsHandlers);
  mountRoutes(doorway, contract.invoicesTemplateRoutes, work, invoicesTemplateHandlers);
}
