import { invoicesClientsRoutes } from '@plenum/contract/features/invoices/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { invoicesClientsHandlers } from './invoices.clients.routes.ts';

export { addClient } from './invoices.clients.ts';
export { changeSettings } from './invoices.settings.ts';

export function mountInvoices(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, invoicesClientsRoutes, work, invoicesClientsHandlers);
}
