import type { shopRatingsRoutes } from '@plenum/contract/features/shop/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { listRatings, rateProduct } from './orders.ratings.ts';

export const shopRatingsHandlers = (work: Work): Handlers<typeof shopRatingsRoutes> => ({
  'GET /api/shop/products/:productId/ratings': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await listRatings(work, person, params.productId, query),
  }),
  'PUT /api/shop/products/:productId/rating': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await rateProduct(work, person, params.productId, body),
  }),
});
