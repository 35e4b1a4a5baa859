import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { CommonId, Empty, Id } from '../../kernel/values.ts';
import {
  TemplateCart,
  TemplateItem,
  TemplateProductDetail,
  TemplateProducts,
  TemplateProductsQuery,
  TemplateWishlist,
} from './shop.template.schema.ts';

/** What is not there is removed as well: the spec answers 200. */
const removed = Type.Object({ productId: CommonId });

/** The spec's eight calls, on the same products, wishlist and cart. */
export const shopTemplateRoutes = {
  'GET /apps/ecommerce/products': {
    summary: 'A page of what is on sale by a part of its name, the newest first or by price',
    access: 'signed-in',
    query: TemplateProductsQuery,
    replies: { 200: TemplateProducts },
  },
  'GET /apps/ecommerce/products/:productId': {
    summary: 'A product on sale',
    access: 'signed-in',
    params: Type.Object({ productId: Id('shop.product') }),
    replies: { 200: TemplateProductDetail },
  },
  'GET /apps/ecommerce/wishlist': {
    summary: 'The products I wish for, in the order I wished for them',
    access: 'signed-in',
    replies: { 200: TemplateWishlist },
  },
  'POST /apps/ecommerce/wishlist': {
    summary: 'Put a product on my wishlist',
    access: 'signed-in',
    repeats: 'same',
    body: TemplateItem,
    replies: { 201: Empty },
    problems: ['shop.wishlist_full'],
  },
  'DELETE /apps/ecommerce/wishlist/:productId': {
    summary: 'Take a product off my wishlist',
    access: 'signed-in',
    repeats: 'once',
    params: removed,
    replies: { 200: Empty },
  },
  'GET /apps/ecommerce/cart': {
    summary: 'The products in my cart, in the order they came in',
    access: 'signed-in',
    replies: { 200: TemplateCart },
  },
  'POST /apps/ecommerce/cart': {
    summary: 'Put one of a product into my cart; what is in it stays as it is',
    access: 'signed-in',
    repeats: 'same',
    body: TemplateItem,
    replies: { 201: Empty },
    problems: ['shop.too_few', 'shop.cart_full'],
  },
  'DELETE /apps/ecommerce/cart/:productId': {
    summary: 'Take the first of a product out of my cart',
    access: 'signed-in',
    repeats: 'once',
    params: removed,
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
