import type { invoicesRoutes } from '@plenum/contract/features/invoices/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { creditInvoice } from './invoices.credit.ts';
import { addDraft, changeDraft, duplicateInvoice, removeDraft } from './invoices.drafts.ts';
import { exportInvoices } from './invoices.export.ts';
import { issueInvoice, noteDownloaded } from './invoices.issue.ts';
import { listInvoices } from './invoices.list.ts';
import { readInvoice } from './invoices.read.ts';
import { sumUp } from './invoices.sums.ts';

export const invoicesHandlers = (work: Work): Handlers<typeof invoicesRoutes> => ({
  'GET /api/invoices': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listInvoices(work, person, query),
  }),
  'POST /api/invoices': async ({ person, received: { body } }) => ({
    status: 201,
    body: await addDraft(work, person, body),
  }),
  'POST /api/invoices/sums': ({ received: { body } }) => ({ status: 200, body: sumUp(body) }),
  'GET /api/invoices/export': ({ person, received: { query } }) =>
    exportInvoices(work, person, query),
  'GET /api/invoices/:invoiceId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readInvoice(work, person, params.invoiceId),
  }),
  'PATCH /api/invoices/:invoiceId': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await changeDraft(work, person, params.invoiceId, body),
  }),
  'DELETE /api/invoices/:invoiceId': async ({ person, received: { params } }) => {
    await removeDraft(work, person, params.invoiceId);
    return { status: 200, body: {} };
  },
  'POST /api/invoices/:invoiceId/duplicate': async ({ person, received: { params } }) => ({
    status: 201,
    body: await duplicateInvoice(work, person, params.invoiceId),
  }),
  'POST /api/invoices/:invoiceId/issue': async ({ person, received: { params } }) => ({
    status: 200,
    body: await issueInvoice(work, person, params.invoiceId),
  }),
  'POST /api/invoices/:invoiceId/downloaded': async ({ person, received: { params } }) => ({
    status: 200,
    body: await noteDownloaded(work, person, params.invoiceId),
  }),
  'POST /api/invoices/:invoiceId/credit-notes': async ({ person, received }) => ({
    status: 201,
    body: await creditInvoice(work, person, received.params.invoiceId, received.body),
  }),
});
