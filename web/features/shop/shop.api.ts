import type {
  Cart,
  Product,
  ProductInput,
  ProductPage,
  ProductQuery,
  ProductUpdate,
  ShopFacets,
  ShopSettings,
  ShownDetail,
  ShownPage,
  ShownQuery,
  Wishlist,
} from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { newKey } from '../../platform/new-key.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';

export const readShown = (query: ShownQuery, signal: AbortSignal): Promise<ShownPage> =>
  call('GET /api/shop/products', { query, signal });

export const readFacets = (signal: AbortSignal): Promise<ShopFacets> =>
  call('GET /api/shop/facets', { signal });

export const readDetail = (productId: number, signal: AbortSignal): Promise<ShownDetail> =>
  call('GET /api/shop/products/:productId', { params: { productId }, signal });

export const readCart = (signal: AbortSignal): Promise<Cart> =>
  call('GET /api/shop/cart', { signal });

export const putInCart = (variantId: number, quantity: number): Promise<Cart> =>
  call('PUT /api/shop/cart/variants/:variantId', { params: { variantId }, body: { quantity } });

export const addToCart = (
  variantId: number,
  quantity: number,
  idempotencyKey: string,
): Promise<Cart> =>
  call('POST /api/shop/cart/variants/:variantId', {
    params: { variantId },
    body: { quantity },
    idempotencyKey,
  });

export const takeFromCart = (variantId: number): Promise<Cart> =>
  call('DELETE /api/shop/cart/variants/:variantId', { params: { variantId } });

export const markSeen = (): Promise<Cart> => call('POST /api/shop/cart/seen');

export const readWishlist = (signal: AbortSignal): Promise<Wishlist> =>
  call('GET /api/shop/wishlist', { signal });

export const wishFor = (productId: number): Promise<Wishlist> =>
  call('PUT /api/shop/wishlist/:productId', { params: { productId } });

export const wishNoMore = (productId: number): Promise<Wishlist> =>
  call('DELETE /api/shop/wishlist/:productId', { params: { productId } });

export const readCatalogue = (query: ProductQuery, signal: AbortSignal): Promise<ProductPage> =>
  call('GET /api/shop/catalogue', { query, signal });

export const readProduct = (productId: number, signal?: AbortSignal): Promise<Product> =>
  call('GET /api/shop/catalogue/:productId', { params: { productId }, ...(signal && { signal }) });

export const addProduct = (body: ProductInput, idempotencyKey: string): Promise<Product> =>
  call('POST /api/shop/catalogue', { body, idempotencyKey });

export const changeProduct = (productId: number, body: ProductUpdate): Promise<Product> =>
  call('PATCH /api/shop/catalogue/:productId', {
    params: { productId },
    body,
    idempotencyKey: newKey(),
  });

export const removeProduct = (productId: number): Promise<unknown> =>
  call('DELETE /api/shop/catalogue/:productId', { params: { productId } });

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};

export const addPicture = (
  productId: number,
  body: Blob,
  watch: Parameters<SendPicture>[1],
): Promise<Product> =>
  call('POST /api/shop/catalogue/:productId/pictures', { params: { productId }, body, ...watch });

export const readSettings = (signal: AbortSignal): Promise<ShopSettings> =>
  call('GET /api/shop/settings', { signal });
