import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { ShopFacets, ShownDetail, ShownPage, ShownQuery } from './shop.schema.ts';

/** What everyone in the organisation sees of the shop. */
export const shopBrowseRoutes = {
  'GET /api/shop/products': {
    summary: 'What is on sale, by search, filters and sort',
    access: 'signed-in',
    query: ShownQuery,
    replies: { 200: ShownPage },
  },
  'GET /api/shop/facets': {
    summary: 'Categories, brands and prices that can be filtered by',
    access: 'signed-in',
    replies: { 200: ShopFacets },
  },
  'GET /api/shop/products/:productId': {
    summary: 'One product on sale with its variants, and others like it',
    access: 'signed-in',
    params: Type.Object({ productId: Id('shop.product') }),
    replies: { 200: ShownDetail },
  },
} as const satisfies RouteTable;
