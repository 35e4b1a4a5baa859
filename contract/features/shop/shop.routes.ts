import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Product,
  ProductInput,
  ProductPage,
  ProductQuery,
  ProductUpdate,
  ShopSettings,
} from './shop.schema.ts';

const params = Type.Object({ productId: Id('shop.product') });
const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8_000_000 } as const;
const faults = ['shop.variant_double', 'shop.sku_taken', 'shop.option_missing'] as const;

/** For those who run the shop. */
export const shopRoutes = {
  'GET /api/shop/settings': {
    summary: 'The currency all prices of the shop are in, and the usual tax rate',
    access: 'admin',
    replies: { 200: ShopSettings },
  },
  'GET /api/shop/catalogue': {
    summary: 'All products by search, filters and sort, hidden and archived ones among them',
    access: 'admin',
    query: ProductQuery,
    replies: { 200: ProductPage },
  },
  'POST /api/shop/catalogue': {
    summary: 'Add a product with its variants',
    access: 'admin',
    repeats: 'once',
    body: ProductInput,
    replies: { 201: Product },
    problems: faults,
  },
  'GET /api/shop/catalogue/:productId': {
    summary: 'A product with its stock, as it is edited',
    access: 'admin',
    params,
    replies: { 200: Product },
  },
  'PATCH /api/shop/catalogue/:productId': {
    summary: 'Change the given fields; variants that are left out are sold no more',
    access: 'admin',
    repeats: 'once',
    params,
    body: ProductUpdate,
    replies: { 200: Product },
    problems: [...faults, 'shop.changed_meanwhile'],
  },
  'DELETE /api/shop/catalogue/:productId': {
    summary: 'Remove a product nobody ever ordered',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
    problems: ['shop.was_ordered'],
  },
  'POST /api/shop/catalogue/:productId/pictures': {
    summary: 'Add a picture, last in order',
    access: 'admin',
    repeats: 'once',
    params,
    upload: picture,
    replies: { 201: Product },
    problems: ['files.not_a_picture', 'shop.too_many_pictures'],
  },
} as const satisfies RouteTable;
