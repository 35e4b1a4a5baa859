import type { OrderHead, OrderState, WaySettings } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { expectReplay, type Said } from '../../../testing/live/replay.ts';
import { shipping } from '../shipping/shipping.live.ts';
import { cart } from '../shop.live.ts';
import {
  checkout,
  myInvoice,
  myOrder,
  myOrders,
  order,
  orders,
  orderSettings,
  ratings,
} from './orders.live.ts';

interface Known {
  id: number;
  state: OrderState;
  version: number;
}

const anOrder = (id: number): Known => ({ id, state: 'placed', version: 1 });
let lastVersion = 1;

const deeds = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  state: fc.constantFrom('placed' as const, 'paid' as const, 'shipped' as const),
});

/** A new one, or another state of one: both are told in the same words. */
function act(truth: readonly Known[], { id, state }: { id: number; state: OrderState }) {
  lastVersion += 1;
  const changed: Known = { id, state, version: lastVersion };
  const told = { order: changed as unknown as OrderHead };
  const says: Said[] = [
    ['shop.order_changed', told],
    ['shop.my_order_changed', told],
  ];
  const others = truth.filter((one) => one.id !== id);
  return { truth: [...others, changed], says, answer: changed };
}

const pageOf = (rows: readonly Known[]) => ({ orders: rows, total: rows.length });
const oneOf = (id: number) => (truth: readonly Known[]) => truth.find((one) => one.id === id);

test('lists of orders, and each of them, are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2].map(anOrder),
    deeds,
    act,
    reads: [
      { options: orders.options({}), answer: pageOf },
      {
        options: orders.options({ state: 'paid' }),
        answer: (truth: readonly Known[]) => pageOf(truth.filter(({ state }) => state === 'paid')),
      },
      { options: myOrders.options({}), answer: pageOf },
      { options: order.options(1), answer: oneOf(1) },
      { options: myOrder.options(2), answer: oneOf(2) },
      { options: myInvoice.options(2), answer: oneOf(2) },
    ],
  }));

interface Shelf {
  price: number;
  quantity: number;
  graceDays: number;
  parcel: number;
}

const shelfDeeds = fc.record({
  kind: fc.constantFrom<keyof Shelf>('price', 'quantity', 'graceDays', 'parcel'),
  to: fc.nat(9),
});

const saidOf: Record<keyof Shelf, Said> = {
  price: ['shop.products_changed', { ids: [1] }],
  quantity: ['shop.cart_changed', {}],
  graceDays: ['shop.order_settings_changed', {}],
  parcel: ['shop.shipping_changed', {}],
};

test('the checkout and the settings are what a fresh reading gives', () =>
  expectReplay({
    begin: { price: 1, quantity: 1, graceDays: 7, parcel: 490 },
    deeds: shelfDeeds,
    act: (truth: Shelf, { kind, to }) => ({
      truth: { ...truth, [kind]: to },
      says: [saidOf[kind]],
    }),
    reads: [
      {
        options: checkout.options(),
        answer: ({ price, quantity, parcel }: Shelf) => ({
          cart: { lines: [{ productId: 1, price, quantity }], shipping: parcel },
        }),
      },
      {
        options: cart.options(),
        answer: ({ price, quantity, parcel }: Shelf) => ({
          lines: [{ productId: 1, price, quantity }],
          shipping: parcel,
        }),
      },
      { options: shipping.options(), answer: ({ parcel }: Shelf) => ({ rates: [parcel] }) },
      {
        options: orderSettings.options(),
        answer: ({ graceDays }: Shelf) => ({ graceDays }),
      },
      { options: ratings.options(1), answer: ({ price }: Shelf) => ({ ratings: [price] }) },
    ],
  }));

test('settings follow the ways to pay', () =>
  expectReadAgain({ settings: orderSettings.options() }, [
    [['payments.ways_changed', { settings: {} as WaySettings }], ['settings']],
  ]));
