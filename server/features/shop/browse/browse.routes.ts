import type { shopBrowseRoutes } from '@plenum/contract/features/shop/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { listShown, readFacets, readShown } from './browse.service.ts';

export const shopBrowseHandlers = (work: Work): Handlers<typeof shopBrowseRoutes> => ({
  'GET /api/shop/products': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listShown(work, person, query),
  }),
  'GET /api/shop/facets': async ({ person }) => ({
    status: 200,
    body: await readFacets(work, person),
  }),
  'GET /api/shop/products/:productId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readShown(work, person, params.productId),
  }),
});
