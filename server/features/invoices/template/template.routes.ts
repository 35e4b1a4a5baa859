import type { invoicesTemplateRoutes } from '@plenum/contract/features/invoices/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { firstClients, listForTemplate, readForTemplate } from './template.ts';

export const invoicesTemplateHandlers = (work: Work): Handlers<typeof invoicesTemplateRoutes> => ({
  'GET /apps/invoice/invoices': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listForTemplate(work, person, query),
  }),
  'GET /api/invoice/invoices/:invoiceId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readForTemplate(work, person, params.invoiceId),
  }),
  'GET /api/invoice/clients': async ({ person }) => ({
    status: 200,
    body: await firstClients(work, person),
  }),
});
