import type { shopRoutes } from '@plenum/contract/features/shop/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { listProducts } from './manage/manage.list.ts';
import { addPicture } from './manage/manage.pictures.ts';
import { addProduct, changeProduct, readProduct, removeProduct } from './manage/manage.products.ts';
import { readSettings } from './shop.settings.ts';

export const shopHandlers = (work: Work): Handlers<typeof shopRoutes> => ({
  'GET /api/shop/settings': async ({ person }) => ({
    status: 200,
    body: await readSettings(work, person),
  }),
  'GET /api/shop/catalogue': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listProducts(work, person, query),
  }),
  'POST /api/shop/catalogue': async ({ person, received: { body } }) => ({
    status: 201,
    body: await addProduct(work, person, body),
  }),
  'GET /api/shop/catalogue/:productId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readProduct(work, person, params.productId),
  }),
  'PATCH /api/shop/catalogue/:productId': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await changeProduct(work, person, params.productId, body),
  }),
  'DELETE /api/shop/catalogue/:productId': async ({ person, received: { params } }) => {
    await removeProduct(work, person, params.productId);
    return { status: 200, body: {} };
  },
  'POST /api/shop/catalogue/:productId/pictures': async ({ person, received }) => ({
    status: 201,
    body: await addPicture(work, person, received.params.productId, received.body),
  }),
});
