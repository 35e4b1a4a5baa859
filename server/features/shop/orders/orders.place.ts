import type { ShopDelivery, Order, OrderInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findReaders } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import { refuseImpossible, settingsOf } from '../../invoices/index.ts';
import { waysFor } from '../../payments/index.ts';
import { findLines, type LineRow as CartRow, lockCart } from '../cart/cart.queries.ts';
import { cartView } from '../cart/cart.view.ts';
import { tellCart } from '../shop.live.ts';
import { deliveriesOf, deliveryTo } from '../shipping/shipping.rates.ts';
import { termsOf } from '../shipping/shipping.service.ts';
import { takeStock } from '../shop.take.ts';
import { keepAddress } from './orders.addresses.ts';
import { tellAfter } from './orders.change.ts';
import { keptUntil } from './orders.pay.ts';
import { markOf } from './orders.checkout.ts';
import { mailOrder } from './orders.letter.ts';
import { enterOrder } from './orders.enter.ts';
import { deleteFromCart, findLines as findOrderLines } from './orders.queries.ts';
import { orderAfter } from './orders.read.ts';

/** Stock, invoice, order and the empty cart are one. The cart is held, so that two windows order once. */
export const placeOrder = (work: Work, person: Person, input: OrderInput): Promise<Order> =>
  work.transaction(async (tx) => {
    const { organisationId, id: personId } = person;
    refuseImpossible(input.address, '/address');
    await lockCart(tx, organisationId, personId);
    const basket = await confirmedBasket(tx, person, input);
    const at = work.clock.now();
    const [reader] = await findReaders(tx, organisationId, [personId]);
    const { id, invoice } = await enterOrder(work, tx, person, {
      personId,
      email: reader?.email ?? '',
      way: input.way,
      address: input.address,
      currency: basket.currency,
      shipping: chargedFor(basket.delivery),
      needsShipping: basket.rows.some(({ needsShipping }) => needsShipping),
      placedAt: at,
      keptUntil: keptUntil(at, input.way),
      againOf: null,
      lines: basket.rows,
      take: () => takeStock(tx, organisationId, basket.rows, at),
    });
    const deed = { action: 'shop.ordered', subjectId: id, subject: invoice.reference } as const;
    const { gross, currency } = invoice;
    tellCart(tx, organisationId, personId);
    const [placed, lines] = await Promise.all([
      tellAfter(tx, organisationId, id),
      findOrderLines(tx, organisationId, id),
      deleteFromCart(tx, organisationId, personId, variantsOf(basket.rows)),
      input.keepsAddress && keepAddress(tx, person, input.address, at),
      record(tx, person, { ...deed, after: { way: input.way, gross, currency } }),
    ]);
    const [order] = await Promise.all([
      orderAfter(work, tx, person, id, 'buyer'),
      mailOrder(work, tx, organisationId, placed, lines),
    ]);
    return order;
  });

const variantsOf = (rows: readonly CartRow[]) => rows.map(({ variantId }) => variantId);

interface Basket {
  rows: CartRow[];
  currency: string;
  delivery: ShopDelivery;
}

/** What costs nothing is no line of an invoice. */
const chargedFor = ({ name, taxRate, shipping }: ShopDelivery) =>
  shipping > 0 ? { name, taxRate, gross: shipping } : null;

/** What the person was shown, still to be had at those prices, and payable the way they chose. */
async function confirmedBasket(tx: Tx, person: Person, input: OrderInput): Promise<Basket> {
  const { organisationId, id } = person;
  const rows = await findLines(tx, organisationId, id);
  if (rows.length === 0) throw problem('shop.cart_empty');
  const terms = await termsOf(tx, organisationId);
  const { currency } = terms;
  const cart = cartView(rows, terms);
  const deliveries = deliveriesOf(terms.rates, rows);
  const wasShown = markOf(rows, currency, deliveries) === input.mark;
  if (!cart.isReady || !wasShown) throw changed(cart.lines);
  const delivery = requireDelivery(deliveries, input.address);
  const settings = await settingsOf(tx, organisationId);
  const ways = await waysFor(tx, organisationId, {
    settings,
    currency,
    sums: [delivery.gross],
  });
  if (ways.length === 0) throw problem('shop.takes_no_orders');
  if (!ways.some(({ way }) => way === input.way)) throw problem('shop.way_not_offered');
  return { rows, currency, delivery };
}

function requireDelivery(deliveries: readonly ShopDelivery[], { country }: { country: string }) {
  const delivery = deliveryTo(deliveries, country);
  if (delivery) return delivery;
  const errors = [{ path: '/address/country', message: 'is where nothing is shipped' }];
  throw problem('shop.not_shipped_there', { errors });
}

/** Names what it is about, where that can be known. */
function changed(lines: ReturnType<typeof cartView>['lines']) {
  const errors = lines.flatMap(({ isSold, left, priceBefore, name }, place) => {
    if (!isSold) return [{ path: `/lines/${place}`, message: `${name} is sold no more` }];
    if (left !== null) return [{ path: `/lines/${place}`, message: `${left} of ${name} are left` }];
    if (priceBefore === null) return [];
    return [{ path: `/lines/${place}`, message: `${name} has another price` }];
  });
  return problem('shop.cart_changed', { errors });
}
