import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Cart, CartQuantity, Wishlist } from './shop.mine.schema.ts';

const productParams = Type.Object({ productId: Id('shop.product') });
const variantParams = Type.Object({ variantId: Id('shop.variant') });

/** The person's own cart and wishlist, the same on all their devices. */
export const shopMineRoutes = {
  'GET /api/shop/cart': {
    summary: 'My cart, with what changed since I last looked',
    access: 'signed-in',
    replies: { 200: Cart },
  },
  'PUT /api/shop/cart/variants/:variantId': {
    summary: 'Have so many of a variant in my cart',
    access: 'signed-in',
    repeats: 'same',
    params: variantParams,
    body: CartQuantity,
    replies: { 200: Cart },
    problems: ['shop.too_few', 'shop.cart_full'],
  },
  'POST /api/shop/cart/variants/:variantId': {
    summary: 'Put so many more of a variant into my cart',
    access: 'signed-in',
    repeats: 'once',
    params: variantParams,
    body: CartQuantity,
    replies: { 201: Cart },
    problems: ['shop.too_few', 'shop.cart_full'],
  },
  'DELETE /api/shop/cart/variants/:variantId': {
    summary: 'Take a variant out of my cart',
    access: 'signed-in',
    repeats: 'once',
    params: variantParams,
    replies: { 200: Cart },
  },
  'POST /api/shop/cart/seen': {
    summary: 'Say that I have seen the prices of my cart as they are now',
    access: 'signed-in',
    repeats: 'same',
    replies: { 200: Cart },
  },
  'GET /api/shop/wishlist': {
    summary: 'What I wish for, the latest first',
    access: 'signed-in',
    replies: { 200: Wishlist },
  },
  'PUT /api/shop/wishlist/:productId': {
    summary: 'Put a product on my wishlist',
    access: 'signed-in',
    repeats: 'same',
    params: productParams,
    replies: { 200: Wishlist },
    problems: ['shop.wishlist_full'],
  },
  'DELETE /api/shop/wishlist/:productId': {
    summary: 'Take a product off my wishlist',
    access: 'signed-in',
    repeats: 'once',
    params: productParams,
    replies: { 200: Wishlist },
  },
} as const satisfies RouteTable;
