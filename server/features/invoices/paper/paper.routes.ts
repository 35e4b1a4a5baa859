import type { invoicesPaperRoutes } from '@plenum/contract/features/invoices/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { downloadOf, printInvoice } from './paper.service.ts';

export const paperHandlers = (work: Work): Handlers<typeof invoicesPaperRoutes> => ({
  'GET /api/invoices/:invoiceId/pdf': async ({ person, received: { params, query } }) =>
    downloadOf(await printInvoice(work, person, params.invoiceId, query.language)),
});
