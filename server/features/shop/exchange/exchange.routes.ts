import type { shopExchangeRoutes } from '@plenum/contract/features/shop/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { exportProducts } from './exchange.export.ts';
import { applyImport, previewImport } from './exchange.import.ts';

export const shopExchangeHandlers = (work: Work): Handlers<typeof shopExchangeRoutes> => ({
  'POST /api/shop/import/preview': async ({ person, received: { body } }) => ({
    status: 200,
    body: await previewImport(work, person, body),
  }),
  'POST /api/shop/import': async ({ person, received: { query, body } }) => ({
    status: 201,
    body: await applyImport(work, person, body, query.digest),
  }),
  'GET /api/shop/export.csv': ({ person }) => exportProducts(work, person),
});
