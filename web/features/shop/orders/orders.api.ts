import type {
  CancelInput,
  Checkout,
  Invoice,
  MyOrderQuery,
  Order,
  OrderFilter,
  OrderInput,
  OrderPage,
  OrderQuery,
  OrderRefundInput,
  OrderSettings,
  OrderSettingsUpdate,
  PaymentWay,
  RatingInput,
  RatingPage,
} from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { newKey } from '../../../platform/new-key.ts';

export const readCheckout = (signal: AbortSignal): Promise<Checkout> =>
  call('GET /api/shop/checkout', { signal });

export const forgetAddress = (addressId: number): Promise<unknown> =>
  call('DELETE /api/shop/addresses/:addressId', { params: { addressId } });

export const placeOrder = (body: OrderInput, idempotencyKey: string): Promise<Order> =>
  call('POST /api/shop/my-orders', { body, idempotencyKey });

export const readMyOrders = (query: MyOrderQuery, signal: AbortSignal): Promise<OrderPage> =>
  call('GET /api/shop/my-orders', { query, signal });

export const readMyOrder = (orderId: number, signal?: AbortSignal): Promise<Order> =>
  call('GET /api/shop/my-orders/:orderId', { params: { orderId }, ...(signal && { signal }) });

export const readMyInvoice = (orderId: number, signal: AbortSignal): Promise<Invoice> =>
  call('GET /api/shop/my-orders/:orderId/invoice', { params: { orderId }, signal });

export const chooseWay = (orderId: number, way: PaymentWay): Promise<Order> =>
  call('PUT /api/shop/my-orders/:orderId/way', { params: { orderId }, body: { way } });

/** Where its buyer goes on. */
export const beginPaying = async (orderId: number): Promise<string> =>
  (await call('POST /api/shop/my-orders/:orderId/checkout', { params: { orderId } })).url;

export const comeBack = (orderId: number): Promise<Order> =>
  call('POST /api/shop/my-orders/:orderId/back', { params: { orderId } });

export const downloadMyInvoice = (orderId: number): Promise<void> =>
  download('GET /api/shop/my-orders/:orderId/invoice/pdf', { params: { orderId }, query: {} });

export const giveUpOrder = (orderId: number): Promise<Order> =>
  call('POST /api/shop/my-orders/:orderId/cancel', {
    params: { orderId },
    idempotencyKey: newKey(),
  });

export const readOrders = (query: OrderQuery, signal: AbortSignal): Promise<OrderPage> =>
  call('GET /api/shop/orders', { query, signal });

export const exportOrders = (query: OrderFilter): Promise<void> =>
  download('GET /api/shop/orders/export', { query });

export const readOrder = (orderId: number, signal?: AbortSignal): Promise<Order> =>
  call('GET /api/shop/orders/:orderId', { params: { orderId }, ...(signal && { signal }) });

export const shipOrder = (
  orderId: number,
  tracking: string,
  idempotencyKey: string,
): Promise<Order> =>
  call('POST /api/shop/orders/:orderId/ship', {
    params: { orderId },
    body: { tracking },
    idempotencyKey,
  });

export const finishOrder = (orderId: number): Promise<Order> =>
  call('POST /api/shop/orders/:orderId/finish', {
    params: { orderId },
    idempotencyKey: newKey(),
  });

export const cancelOrder = (
  orderId: number,
  body: CancelInput,
  idempotencyKey: string,
): Promise<Order> =>
  call('POST /api/shop/orders/:orderId/cancel', { params: { orderId }, body, idempotencyKey });

export const refundOrder = (
  orderId: number,
  body: OrderRefundInput,
  idempotencyKey: string,
): Promise<Order> =>
  call('POST /api/shop/orders/:orderId/refunds', { params: { orderId }, body, idempotencyKey });

export const readOrderSettings = (signal: AbortSignal): Promise<OrderSettings> =>
  call('GET /api/shop/order-settings', { signal });

export const changeOrderSettings = (body: OrderSettingsUpdate): Promise<OrderSettings> =>
  call('PUT /api/shop/order-settings', { body });

export const readRatings = (productId: number, signal: AbortSignal): Promise<RatingPage> =>
  call('GET /api/shop/products/:productId/ratings', {
    params: { productId },
    query: { perPage: 50 },
    signal,
  });

export const rateProduct = (productId: number, body: RatingInput): Promise<RatingPage> =>
  call('PUT /api/shop/products/:productId/rating', { params: { productId }, body });
