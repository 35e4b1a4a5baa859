import type { AddressInput, Order, OrderState, OrderWay, Product } from '@plenum/contract';
import { changeWays, readWays, recordPayment } from '../../features/payments/index.ts';
import {
  cancelOrder,
  finishOrder,
  placeOrder,
  putInCart,
  readCheckout,
  refundOrder,
  shipOrder,
} from '../../features/shop/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';

const addresses: readonly AddressInput[] = [
  ['Mara Lindholm', 'Werkstraße 12', '70565', 'Stuttgart', 'DE'],
  ['João Antunes', 'Rua das Flores 41', '4050-262', 'Porto', 'PT'],
  ['Claire Fontaine', '8 rue de la Paix', '75002', 'Paris', 'FR'],
  ['Oliver Grant', '22 Canal Street', 'M1 3HE', 'Manchester', 'GB'],
].map(([name = '', street = '', postcode = '', city = '', country = '']) => ({
  name,
  street,
  postcode,
  city,
  country,
  company: '',
  phone: '',
  taxNumber: '',
}));

interface DemoOrder {
  state: OrderState;
  way?: OrderWay;
  /** Places among the products, each with how many. */
  things: readonly (readonly [number, number])[];
  /** One of the first thing came back. */
  isPartBack?: true;
}

const demoOrders: readonly DemoOrder[] = [
  {
    state: 'done',
    things: [
      [0, 2],
      [1, 1],
    ],
  },
  { state: 'done', way: 'on_site', things: [[4, 1]] },
  { state: 'done', things: [[2, 3]], isPartBack: true },
  {
    state: 'shipped',
    things: [
      [3, 1],
      [0, 1],
    ],
  },
  { state: 'shipped', things: [[5, 2]] },
  { state: 'cancelled', things: [[1, 2]] },
  { state: 'paid', things: [[0, 4]] },
  {
    state: 'paid',
    way: 'on_site',
    things: [
      [6, 1],
      [2, 1],
    ],
  },
  {
    state: 'placed',
    things: [
      [1, 1],
      [3, 1],
    ],
  },
  { state: 'placed', way: 'on_site', things: [[7, 1]] },
];

interface Market {
  organiser: Person;
  buyerIds: readonly number[];
  products: readonly Product[];
}

/** Some in every state, each come there as in life. */
export async function addOrders(work: Work, { organiser, buyerIds, products }: Market) {
  const { version, ways } = await readWays(work, organiser);
  const set = ways.map((way) => ({ ...way, isOn: way.way !== 'stripe' }));
  await changeWays(work, organiser, { version, ways: set });
  for (const [place, demo] of demoOrders.entries()) {
    const id = buyerIds[place % buyerIds.length] ?? organiser.id;
    const buyer: Person = { ...organiser, id, role: 'client' };
    for (const [at, quantity] of demo.things) {
      const variantId = products[at]?.variants[0]?.id ?? 0;
      await putInCart(work, buyer, variantId, () => quantity);
    }
    const { mark } = await readCheckout(work, buyer);
    const address = addresses[place % addresses.length] ?? addresses[0];
    if (!address) return;
    const way = demo.way ?? 'transfer';
    const order = await placeOrder(work, buyer, { mark, way, address, keepsAddress: true });
    await bring(work, organiser, order, demo);
  }
}

async function bring(work: Work, person: Person, order: Order, { state, isPartBack }: DemoOrder) {
  const { id, gross: amount, way, invoice } = order;
  if (state === 'placed') return;
  if (state === 'cancelled') {
    await cancelOrder(work, person, id, { why: 'Ordered twice by mistake', isBackInStock: true });
    return;
  }
  const said = { state: 'paid', paidOn: null, reference: order.number } as const;
  const by = way === 'on_site' ? 'on_site' : 'transfer';
  await recordPayment(work, person, { ...said, way: by, invoiceId: invoice.id, amount });
  if (state === 'paid') return;
  if (order.needsShipping) await shipOrder(work, person, id, 'DHL 00340434161094022115');
  if (state === 'done') await finishOrder(work, person, id);
  if (!isPartBack) return;
  const lines = [{ place: 0, quantity: 1 }];
  await refundOrder(work, person, id, { why: 'One came broken', lines, isBackInStock: false });
}
