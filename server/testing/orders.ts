import type {
  AddressInput,
  Checkout,
  Order,
  OrderInput,
  PaymentWay,
  ProductInput,
} from '@plenum/contract';
import type { Actor } from './builders.ts';
import { billing } from './invoices.ts';
import { changeWays, readWays } from '../features/payments/index.ts';
import { aProduct, aVariant } from './shop.ts';
import type { TestApp } from './test-app.ts';

export const someAddress: AddressInput = {
  name: 'Ines Prado',
  company: '',
  phone: '',
  street: 'Hafenstrasse 3',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxNumber: '',
};

/** A business in another state of the EU. */
export const abroad: AddressInput = {
  ...someAddress,
  company: 'Donau GmbH',
  city: 'Wien',
  country: 'AT',
  taxNumber: 'ATU13585627',
};

const good = ({ status, text, body }: { status: number; text: string; body: unknown }) => {
  if (status >= 300) throw new Error(`Answered ${status}: ${text}`);
  return body;
};

/** So many of the first variant of a product go into their cart. */
export async function inCart(
  app: TestApp,
  { token }: Actor,
  variantId: number,
  quantity = 1,
): Promise<void> {
  const params = { variantId };
  const key = 'PUT /api/shop/cart/variants/:variantId';
  good(await app.call(key, { token, params, body: { quantity } }));
}

/** What they would send, having seen the checkout. */
export async function confirmed(
  app: TestApp,
  { token }: Actor,
  other: Partial<OrderInput> = {},
): Promise<OrderInput> {
  const { mark } = good(await app.call('GET /api/shop/checkout', { token })) as Checkout;
  return { mark, way: 'transfer', address: someAddress, keepsAddress: false, ...other };
}

export const order = async (app: TestApp, buyer: Actor, other: Partial<OrderInput> = {}) =>
  app.call('POST /api/shop/my-orders', {
    token: buyer.token,
    body: await confirmed(app, buyer, other),
  });

/** It can write invoices, and is paid in these ways. */
export async function till(
  app: TestApp,
  admin: Actor,
  on: readonly PaymentWay[] = ['transfer', 'on_site'],
): Promise<void> {
  await billing(app, admin);
  const { version, ways } = await readWays(app.work, admin.person);
  const set = ways.map((way) => ({ ...way, isOn: on.includes(way.way) }));
  await changeWays(app.work, admin.person, { version, ways: set });
}

interface Sold {
  product?: Partial<ProductInput>;
  quantity?: number;
  input?: Partial<OrderInput>;
}

/** Of one product made for it, in a shop that can write invoices. */
export async function anOrder(
  app: TestApp,
  admin: Actor,
  buyer: Actor,
  { product = {}, quantity = 2, input = {} }: Sold = {},
): Promise<Order> {
  await till(app, admin);
  const { variants } = await aProduct(app, admin, { variants: [aVariant()], ...product });
  await inCart(app, buyer, variants[0]?.id ?? 0, quantity);
  return good(await order(app, buyer, input)) as Order;
}

/** For nothing, and so paid at once. */
export const aPaidOrder = (app: TestApp, admin: Actor, buyer: Actor): Promise<Order> =>
  anOrder(app, admin, buyer, {
    product: { variants: [aVariant({ listPrice: 0 })] },
    input: { way: 'free' },
  });
