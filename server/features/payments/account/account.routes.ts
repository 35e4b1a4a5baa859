import { Readable } from 'node:stream';
import type { paymentsAccountRoutes } from '@plenum/contract/features/payments/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { printAccount, readAccount } from './account.service.ts';

export const accountHandlers = (work: Work): Handlers<typeof paymentsAccountRoutes> => ({
  'GET /api/payments/accounts/:clientId': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await readAccount(work, person, params.clientId, query),
  }),
  'GET /api/payments/accounts/:clientId/pdf': async ({ person, received: { params, query } }) => {
    const { name, pdf } = await printAccount(work, person, params.clientId, query);
    return { name, content: Readable.from([pdf]) };
  },
});
