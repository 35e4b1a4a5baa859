import type { paymentsWaysRoutes } from '@plenum/contract/features/payments/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { downloadOf, printInvoice } from '../../invoices/index.ts';
import { linkOf, requireLinked } from './ways.links.ts';
import { readPayPage } from './ways.pay.ts';
import { changeWays, readWays } from './ways.settings.ts';

export const waysHandlers = (work: Work): Handlers<typeof paymentsWaysRoutes> => ({
  'GET /api/payments/ways': async ({ person }) => ({
    status: 200,
    body: await readWays(work, person),
  }),
  'PATCH /api/payments/ways': async ({ person, received: { body } }) => ({
    status: 200,
    body: await changeWays(work, person, body),
  }),
  'POST /api/payments/links': async ({ person, received: { body } }) => ({
    status: 200,
    body: await linkOf(work, person, body.invoiceId, body.isNew),
  }),
  'GET /api/pay/:token': async ({ received: { params } }) => ({
    status: 200,
    body: await readPayPage(work, params.token),
  }),
  'GET /api/pay/:token/invoice': async ({ received: { params, query } }) => {
    const linked = await requireLinked(work, params.token);
    return downloadOf(await printInvoice(work, linked, linked.invoiceId, query.language));
  },
});
