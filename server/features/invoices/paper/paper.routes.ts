import { Readable } from 'node:stream';
import type { Download } from '@plenum/contract';
import type { invoicesPaperRoutes } from '@plenum/contract/features/invoices/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { type PrintedPaper, printInvoice } from './paper.service.ts';

const downloadOf = ({ name, pdf }: PrintedPaper): Download => ({
  name,
  content: Readable.from([pdf]),
});

export const paperHandlers = (work: Work): Handlers<typeof invoicesPaperRoutes> => ({
  'GET /api/invoices/:invoiceId/pdf': async ({ person, received: { params, query } }) =>
    downloadOf(await printInvoice(work, person, params.invoiceId, query.language)),
});
