import type {
  Checkout,
  Invoice,
  MyOrderQuery,
  Order,
  OrderHead,
  OrderPage,
  OrderQuery,
  OrderSettings,
  RatingPage,
} from '@plenum/contract';
import { again, readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import {
  readCheckout,
  readMyInvoice,
  readMyOrder,
  readMyOrders,
  readOrder,
  readOrders,
  readOrderSettings,
  readRatings,
} from './orders.api.ts';

/** Many may order at once: a list is read again when it is calmer. */
const calmMs = 300;

export const checkout = liveAnswer<Checkout>({
  key: ['shop', 'checkout'],
  read: (_, signal) => readCheckout(signal),
  told: () => ({
    'shop.cart_changed': () => readAgain(),
    'shop.shipping_changed': () => readAgain(undefined, calmMs),
    'shop.products_changed': ({ ids }) => ({
      step: (known) =>
        known.cart.lines.some(({ productId }) => ids === null || ids.includes(productId))
          ? again
          : known,
      calmMs,
    }),
  }),
});

/** Only the server knows which page of which search an order belongs to. */
export const orders = liveAnswer<OrderPage, OrderQuery>({
  key: ['shop', 'orders'],
  read: readOrders,
  told: () => ({ 'shop.order_changed': () => readAgain(undefined, calmMs) }),
});

export const myOrders = liveAnswer<OrderPage, MyOrderQuery>({
  key: ['shop', 'my-orders'],
  read: readMyOrders,
  told: () => ({ 'shop.my_order_changed': () => readAgain(undefined, calmMs) }),
});

/** A message carries the head of an order; its lines, money and history are read. */
const newer =
  ({ order: told }: { order: OrderHead }) =>
  (known: Order, id: number) =>
    id === told.id && known.version < told.version ? again : known;

export const order = liveAnswer<Order, number>({
  key: ['shop', 'order'],
  read: readOrder,
  told: () => ({ 'shop.order_changed': (told) => ({ step: newer(told) }) }),
});

export const myOrder = liveAnswer<Order, number>({
  key: ['shop', 'my-order'],
  read: readMyOrder,
  told: () => ({ 'shop.my_order_changed': (told) => ({ step: newer(told) }) }),
});

export const myInvoice = liveAnswer<Invoice, number>({
  key: ['shop', 'my-invoice'],
  read: readMyInvoice,
  told: () => ({
    'shop.my_order_changed': ({ order: told }) => readAgain((id) => id === told.id),
  }),
});

export const orderSettings = liveAnswer<OrderSettings>({
  key: ['shop', 'order-settings'],
  read: (_, signal) => readOrderSettings(signal),
  told: () => ({
    'shop.order_settings_changed': () => readAgain(),
    'invoices.settings_changed': () => readAgain(),
    'payments.ways_changed': () => readAgain(),
  }),
});

/** Also whether one may rate it, which an order of one's own decides. */
export const ratings = liveAnswer<RatingPage, number>({
  key: ['shop', 'ratings'],
  read: readRatings,
  told: () => ({
    'shop.products_changed': ({ ids }) =>
      readAgain((id) => ids === null || ids.includes(id), calmMs),
    'shop.my_order_changed': () => readAgain(),
  }),
});

/** What a call answered may be older than what is known by then. */
const later = (answer: Order) => (known: Order) =>
  known.version < answer.version ? answer : known;

export const learnt = (answer: Order) => order.changedAt(answer.id, later(answer));
export const learntMine = (answer: Order) => myOrder.changedAt(answer.id, later(answer));
