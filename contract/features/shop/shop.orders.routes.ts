import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { Invoice } from '../invoices/index.ts';
import {
  CancelInput,
  Checkout,
  MyOrderQuery,
  Order,
  OrderFilter,
  OrderInput,
  OrderPage,
  OrderQuery,
  OrderRefundInput,
  OrderSettings,
  OrderSettingsUpdate,
  ShippingInput,
} from './shop.orders.schema.ts';

const myParams = Type.Object({ orderId: Id('shop.my_order') });
const params = Type.Object({ orderId: Id('shop.order') });
const openParams = Type.Object({ orderId: Id('shop.paid_order') });

/** For who buys: their cart becomes an order; then for those who run the shop. */
export const shopOrdersRoutes = {
  'GET /api/shop/checkout': {
    summary: 'My cart with the ways to pay it and the addresses I used before',
    access: 'signed-in',
    replies: { 200: Checkout },
  },
  'DELETE /api/shop/addresses/:addressId': {
    summary: 'Forget an address of mine',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ addressId: Id('shop.address') }),
    replies: { 200: Empty },
  },
  'POST /api/shop/my-orders': {
    summary: 'Order what is in my cart at the prices I was shown; its invoice is issued at once',
    access: 'signed-in',
    repeats: 'once',
    body: OrderInput,
    replies: { 201: Order },
    problems: [
      'shop.cart_empty',
      'shop.cart_changed',
      'shop.too_few',
      'shop.takes_no_orders',
      'shop.way_not_offered',
      'invoices.country_unknown',
      'invoices.tax_number_wrong',
      'invoices.number_taken',
      'invoices.too_large',
    ],
  },
  'GET /api/shop/my-orders': {
    summary: 'My orders, the newest first',
    access: 'signed-in',
    query: MyOrderQuery,
    replies: { 200: OrderPage },
  },
  'GET /api/shop/my-orders/:orderId': {
    summary: 'An order of mine: what it is, how it stands and what is to be paid',
    access: 'signed-in',
    params: myParams,
    replies: { 200: Order },
  },
  'GET /api/shop/my-orders/:orderId/invoice': {
    summary: 'The invoice of an order of mine',
    access: 'signed-in',
    params: myParams,
    replies: { 200: Invoice },
  },
  'POST /api/shop/my-orders/:orderId/cancel': {
    summary: 'Give up an order of mine nothing was paid for yet',
    access: 'signed-in',
    repeats: 'once',
    params: myParams,
    replies: { 200: Order },
    problems: ['shop.order_not_from_here', 'invoices.number_taken'],
  },
  'GET /api/shop/order-settings': {
    summary: 'How orders are paid, and when unpaid ones end',
    access: 'admin',
    replies: { 200: OrderSettings },
  },
  'PUT /api/shop/order-settings': {
    summary: 'Set how orders are paid, and when unpaid ones end',
    access: 'admin',
    repeats: 'same',
    body: OrderSettingsUpdate,
    replies: { 200: OrderSettings },
  },
  'GET /api/shop/orders': {
    summary: 'Orders by search, filters and sort, the newest first',
    access: 'admin',
    query: OrderQuery,
    replies: { 200: OrderPage },
  },
  'GET /api/shop/orders/export': {
    summary: 'All orders that a search finds, a line for each thing ordered',
    access: 'admin',
    query: OrderFilter,
    download: 'text/csv',
    replies: {},
  },
  'GET /api/shop/orders/:orderId': {
    summary: 'An order with its lines, its money and how it came to its state',
    access: 'admin',
    params,
    replies: { 200: Order },
  },
  'POST /api/shop/orders/:orderId/ship': {
    summary: 'Say that a paid one was sent; its buyer is told',
    access: 'admin',
    repeats: 'once',
    params: openParams,
    body: ShippingInput,
    replies: { 200: Order },
    problems: ['shop.order_not_from_here'],
  },
  'POST /api/shop/orders/:orderId/finish': {
    summary: 'Say that it arrived, or was handed over',
    access: 'admin',
    repeats: 'once',
    params: openParams,
    replies: { 200: Order },
    problems: ['shop.order_not_from_here'],
  },
  'POST /api/shop/orders/:orderId/cancel': {
    summary: 'Call it off: a credit note takes back its invoice, what was paid is to be paid back',
    access: 'admin',
    repeats: 'once',
    params,
    body: CancelInput,
    replies: { 200: Order },
    problems: ['shop.order_not_from_here', 'invoices.number_taken'],
  },
  'POST /api/shop/orders/:orderId/refunds': {
    summary: 'Take back some or all of what was paid for, and ask for its money to be paid back',
    access: 'admin',
    repeats: 'once',
    params: openParams,
    body: OrderRefundInput,
    replies: { 200: Order },
    problems: ['shop.order_not_from_here', 'invoices.more_than_left', 'invoices.number_taken'],
  },
} as const satisfies RouteTable;
