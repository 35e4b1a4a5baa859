import type {
  AddressInput,
  Order,
  OrderState,
  BuyingWay,
  Product,
  ShippingRate,
} from '@plenum/contract';
import { memberById } from '../../features/organisations/index.ts';
import { changeWays, readWays, recordPayment } from '../../features/payments/index.ts';
import {
  cancelOrder,
  changeShipping,
  finishOrder,
  placeOrder,
  putInCart,
  readCheckout,
  refundOrder,
  shipOrder,
} from '../../features/shop/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import type { SellUntil } from '../add-invoices.ts';
import type { After } from '../add-payments.ts';
import { before } from '../before.ts';

/** Where the buyers live, one after the other. */
const homes: readonly Pick<AddressInput, 'street' | 'postcode' | 'city' | 'country'>[] = [
  ['8 Market Street', 'M1 1PT', 'Manchester', 'GB'],
  ['Werkstraße 12', '70565', 'Stuttgart', 'DE'],
  ['8 rue de la Paix', '75002', 'Paris', 'FR'],
  ['Calle de la Luna 31', '28004', 'Madrid', 'ES'],
  ['Rua das Flores 41', '4050-262', 'Porto', 'PT'],
  ['Prinsengracht 208', '1016 HD', 'Amsterdam', 'NL'],
  ['Via San Vitale 9', '40125', 'Bologna', 'IT'],
  ['Avenida da Liberdade 110', '1250-146', 'Lisboa', 'PT'],
  ['Mariahilfer Straße 77', '1060', 'Wien', 'AT'],
  ['14 Merrion Row', 'D02 KV91', 'Dublin', 'IE'],
].map(([street = '', postcode = '', city = '', country = '']) => ({
  street,
  postcode,
  city,
  country,
}));

/** Sold from Lisbon. */
const shippingRates: ShippingRate[] = [
  { name: 'Parcel within Portugal', countries: ['PT'], price: 450, freeFrom: 4_000 },
  {
    name: 'Parcel within the EU',
    countries: ['AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'LU', 'NL'],
    price: 990,
    freeFrom: 10_000,
  },
  { name: 'Parcel abroad', countries: [], price: 1_890, freeFrom: null },
].map((rate) => ({ ...rate, taxRate: 2_300 }));

interface DemoOrder {
  /** Ago it was placed. */
  days: number;
  state: OrderState;
  way?: BuyingWay;
  /** Places among the products, each with how many. */
  things: readonly (readonly [number, number])[];
  /** One of the first thing came back. */
  isPartBack?: true;
}

/** The oldest first. */
const demoOrders: readonly DemoOrder[] = [
  {
    days: 69,
    state: 'done',
    things: [
      [0, 2],
      [1, 1],
    ],
  },
  { days: 61, state: 'done', way: 'on_site', things: [[4, 1]] },
  { days: 52, state: 'done', things: [[2, 3]], isPartBack: true },
  { days: 34, state: 'cancelled', things: [[1, 2]] },
  {
    days: 25,
    state: 'shipped',
    things: [
      [3, 1],
      [0, 1],
    ],
  },
  { days: 17, state: 'shipped', things: [[6, 1]] },
  {
    days: 10,
    state: 'paid',
    way: 'on_site',
    things: [
      [6, 1],
      [2, 1],
    ],
  },
  {
    days: 5,
    state: 'placed',
    things: [
      [1, 1],
      [3, 1],
    ],
  },
  { days: 3, state: 'paid', things: [[0, 4]] },
  { days: 1, state: 'placed', way: 'on_site', things: [[7, 1]] },
];

interface Market {
  organiser: Person;
  buyerIds: readonly number[];
  products: readonly Product[];
}

/** Some in every state, each come there as in life; what is sold is told up to a day. */
export async function openTill(work: Work, market: Market): Promise<SellUntil> {
  const { organiser } = market;
  const { version, ways } = await readWays(work, organiser);
  const set = ways.map((way) => ({ ...way, isOn: way.way !== 'stripe' }));
  await changeWays(work, organiser, { version, ways: set });
  await changeShipping(work, organiser, { rates: shippingRates });
  const waiting = [...demoOrders.entries()];
  return async (daysAgo) => {
    for (let next = waiting[0]; next && next[1].days >= daysAgo; next = waiting[0]) {
      waiting.shift();
      await sell(work, market, ...next);
    }
  };
}

async function sell(
  work: Work,
  { organiser, buyerIds, products }: Market,
  place: number,
  demo: DemoOrder,
): Promise<void> {
  const then = before(work, demo.days);
  const id = buyerIds[place % buyerIds.length] ?? organiser.id;
  const buyer: Person = { ...organiser, id, role: 'client' };
  for (const [at, quantity] of demo.things) {
    const variantId = products[at]?.variants[0]?.id ?? 0;
    await putInCart(then, buyer, variantId, () => quantity);
  }
  const { mark } = await readCheckout(then, buyer);
  const home = homes[place % homes.length];
  const member = await memberById(work.db, buyer.organisationId, id);
  if (!home || !member) return;
  const address = { name: member.fullName, company: '', phone: '', taxNumber: '', ...home };
  const way = demo.way ?? 'transfer';
  const order = await placeOrder(then, buyer, { mark, way, address, keepsAddress: true });
  await bring((days) => before(work, Math.max(0, demo.days - days)), organiser, order, demo);
}

async function bring(
  after: After,
  person: Person,
  order: Order,
  { state, isPartBack }: DemoOrder,
): Promise<void> {
  const { id, gross: amount, way, invoice } = order;
  if (state === 'placed') return;
  if (state === 'cancelled') {
    await cancelOrder(after(1), person, id, {
      why: 'Ordered twice by mistake',
      isBackInStock: true,
    });
    return;
  }
  const said = { state: 'paid', paidOn: null, reference: order.number } as const;
  const isOnSite = way === 'on_site';
  const paid = after(isOnSite ? 0 : 2);
  const by = isOnSite ? 'on_site' : 'transfer';
  await recordPayment(paid, person, { ...said, way: by, invoiceId: invoice.id, amount });
  if (state === 'paid') return;
  if (order.needsShipping) await shipOrder(after(3), person, id, 'CTT RT123456785PT');
  if (state === 'done') await finishOrder(after(7), person, id);
  if (!isPartBack) return;
  const lines = [{ place: 0, quantity: 1 }];
  const back = { why: 'One came broken', lines, isBackInStock: false };
  await refundOrder(after(9), person, id, back);
}
