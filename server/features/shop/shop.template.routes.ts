import { toId } from '@plenum/contract';
import type { shopTemplateRoutes } from '@plenum/contract/features/shop/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import {
  cartForTemplate,
  listForTemplate,
  putForTemplate,
  readForTemplate,
  takeForTemplate,
  unwishForTemplate,
  wishlistForTemplate,
} from './shop.template.ts';
import { wishFor } from './wishlist/wishlist.service.ts';

export const shopTemplateHandlers = (work: Work): Handlers<typeof shopTemplateRoutes> => ({
  'GET /apps/ecommerce/products': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listForTemplate(work, person, query),
  }),
  'GET /apps/ecommerce/products/:productId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readForTemplate(work, person, params.productId),
  }),
  'GET /apps/ecommerce/wishlist': async ({ person }) => ({
    status: 200,
    body: await wishlistForTemplate(work, person),
  }),
  'POST /apps/ecommerce/wishlist': async ({ person, received: { body } }) => {
    await wishFor(work, person, toId(body.productId));
    return { status: 201, body: {} };
  },
  'DELETE /apps/ecommerce/wishlist/:productId': async ({ person, received: { params } }) => {
    await unwishForTemplate(work, person, params.productId);
    return { status: 200, body: {} };
  },
  'GET /apps/ecommerce/cart': async ({ person }) => ({
    status: 200,
    body: await cartForTemplate(work, person),
  }),
  'POST /apps/ecommerce/cart': async ({ person, received: { body } }) => {
    await putForTemplate(work, person, toId(body.productId));
    return { status: 201, body: {} };
  },
  'DELETE /apps/ecommerce/cart/:productId': async ({ person, received: { params } }) => {
    await takeForTemplate(work, person, params.productId);
    return { status: 200, body: {} };
  },
});
