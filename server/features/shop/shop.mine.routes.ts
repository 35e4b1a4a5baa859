import type { shopMineRoutes } from '@plenum/contract/features/shop/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { markSeen, putInCart, readCart, takeFromCart } from './cart/cart.service.ts';
import { readWishlist, wishFor, wishNoMore } from './wishlist/wishlist.service.ts';

export const shopMineHandlers = (work: Work): Handlers<typeof shopMineRoutes> => ({
  'GET /api/shop/cart': async ({ person }) => ({
    status: 200,
    body: await readCart(work, person),
  }),
  'PUT /api/shop/cart/variants/:variantId': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await putInCart(work, person, params.variantId, () => body.quantity),
  }),
  'POST /api/shop/cart/variants/:variantId': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await putInCart(work, person, params.variantId, (before) => before + body.quantity),
  }),
  'DELETE /api/shop/cart/variants/:variantId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await takeFromCart(work, person, params.variantId),
  }),
  'POST /api/shop/cart/seen': async ({ person }) => ({
    status: 200,
    body: await markSeen(work, person),
  }),
  'GET /api/shop/wishlist': async ({ person }) => ({
    status: 200,
    body: await readWishlist(work, person),
  }),
  'PUT /api/shop/wishlist/:productId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await wishFor(work, person, params.productId),
  }),
  'DELETE /api/shop/wishlist/:productId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await wishNoMore(work, person, params.productId),
  }),
});
