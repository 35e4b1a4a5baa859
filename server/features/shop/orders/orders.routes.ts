import type { shopOrdersRoutes } from '@plenum/contract/features/shop/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { forgetAddress } from './orders.addresses.ts';
import { cancelOrder, giveUpOrder } from './orders.cancel.ts';
import { readCheckout } from './orders.checkout.ts';
import { exportOrders } from './orders.export.ts';
import { chooseWay, comeBack, payMyOrder } from './orders.pay.ts';
import { placeOrder } from './orders.place.ts';
import {
  listMyOrders,
  printMyInvoice,
  listOrders,
  readMyInvoice,
  readMyOrder,
  readOrder,
} from './orders.read.ts';
import { refundOrder } from './orders.refund.ts';
import { changeOrderSettings, readOrderSettings } from './orders.settings.ts';
import { finishOrder, shipOrder } from './orders.ship.ts';

export const shopOrdersHandlers = (work: Work): Handlers<typeof shopOrdersRoutes> => ({
  'GET /api/shop/checkout': async ({ person }) => ({
    status: 200,
    body: await readCheckout(work, person),
  }),
  'DELETE /api/shop/addresses/:addressId': async ({ person, received: { params } }) => {
    await forgetAddress(work, person, params.addressId);
    return { status: 200, body: {} };
  },
  'POST /api/shop/my-orders': async ({ person, received: { body } }) => ({
    status: 201,
    body: await placeOrder(work, person, body),
  }),
  'GET /api/shop/my-orders': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listMyOrders(work, person, query),
  }),
  'GET /api/shop/my-orders/:orderId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readMyOrder(work, person, params.orderId),
  }),
  'GET /api/shop/my-orders/:orderId/invoice': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readMyInvoice(work, person, params.orderId),
  }),
  'GET /api/shop/my-orders/:orderId/invoice/pdf': ({ person, received: { params, query } }) =>
    printMyInvoice(work, person, params.orderId, query.language),
  'POST /api/shop/my-orders/:orderId/cancel': async ({ person, received: { params } }) => ({
    status: 200,
    body: await giveUpOrder(work, person, params.orderId),
  }),
  'PUT /api/shop/my-orders/:orderId/way': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await chooseWay(work, person, params.orderId, body.way),
  }),
  'POST /api/shop/my-orders/:orderId/checkout': async ({ person, received: { params } }) => ({
    status: 200,
    body: await payMyOrder(work, person, params.orderId),
  }),
  'POST /api/shop/my-orders/:orderId/back': async ({ person, received: { params } }) => ({
    status: 200,
    body: await comeBack(work, person, params.orderId),
  }),
  'GET /api/shop/order-settings': async ({ person }) => ({
    status: 200,
    body: await readOrderSettings(work, person),
  }),
  'PUT /api/shop/order-settings': async ({ person, received: { body } }) => ({
    status: 200,
    body: await changeOrderSettings(work, person, body),
  }),
  'GET /api/shop/orders': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listOrders(work, person, query),
  }),
  'GET /api/shop/orders/export': ({ person, received: { query } }) =>
    exportOrders(work, person, query),
  'GET /api/shop/orders/:orderId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readOrder(work, person, params.orderId),
  }),
  'POST /api/shop/orders/:orderId/ship': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await shipOrder(work, person, params.orderId, body.tracking),
  }),
  'POST /api/shop/orders/:orderId/finish': async ({ person, received: { params } }) => ({
    status: 200,
    body: await finishOrder(work, person, params.orderId),
  }),
  'POST /api/shop/orders/:orderId/cancel': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await cancelOrder(work, person, params.orderId, body),
  }),
  'POST /api/shop/orders/:orderId/refunds': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await refundOrder(work, person, params.orderId, body),
  }),
});
