import type { Invoice, Order, OrderInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { findReaders } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import {
  addDraft,
  ensureClient,
  issueInvoice,
  refuseImpossible,
  settingsOf,
} from '../../invoices/index.ts';
import { findLines, type LineRow as CartRow, lockCart } from '../cart/cart.queries.ts';
import { cartView } from '../cart/cart.view.ts';
import { tellCart } from '../shop.live.ts';
import { currencyOf } from '../shop.settings.ts';
import { type Taken, takeStock } from '../shop.take.ts';
import { keepAddress } from './orders.addresses.ts';
import { moveOrder, tellAfter } from './orders.change.ts';
import { keptUntil } from './orders.pay.ts';
import { markOf } from './orders.checkout.ts';
import { mailOrder } from './orders.letter.ts';
import {
  deleteFromCart,
  findLines as findOrderLines,
  insertChange,
  insertLines,
  insertOrder,
} from './orders.queries.ts';
import { orderAfter } from './orders.read.ts';
import type { LineRow } from './orders.rows.ts';
import { waysFor } from './orders.settings.ts';

/**
 * Stock, invoice, order and the empty cart are one. The cart is held, so that two windows order once;
 * the number of the invoice is taken last, for all who order wait for it.
 */
export const placeOrder = (work: Work, person: Person, input: OrderInput): Promise<Order> =>
  work.transaction(async (tx) => {
    const { organisationId, id: personId } = person;
    refuseImpossible(input.address, '/address');
    await lockCart(tx, organisationId, personId);
    const basket = await confirmedBasket(tx, person, input);
    const taken = await takeStock(tx, organisationId, basket.rows, work.clock.now());
    const bill = await billed(work, tx, person, { ...basket, address: input.address });
    const id = await inserted(work, tx, person, { input, taken, ...basket, ...bill });
    await deleteFromCart(tx, organisationId, personId, variantsOf(basket.rows));
    if (input.keepsAddress) await keepAddress(tx, person, input.address, work.clock.now());
    const deed = {
      action: 'shop.ordered',
      subjectId: id,
      subject: bill.invoice.reference,
    } as const;
    await record(tx, person, { ...deed, after: { way: input.way, gross: bill.invoice.gross } });
    tellCart(tx, organisationId, personId);
    const placed = await tellAfter(tx, organisationId, id);
    await mailOrder(work, tx, organisationId, placed, await findOrderLines(tx, organisationId, id));
    return orderAfter(work, tx, person, id, 'buyer');
  });

const variantsOf = (rows: readonly CartRow[]) => rows.map(({ variantId }) => variantId);

interface Basket {
  rows: CartRow[];
  currency: string;
}

/** What the person was shown, still to be had at those prices, and payable the way they chose. */
async function confirmedBasket(tx: Tx, person: Person, input: OrderInput): Promise<Basket> {
  const { organisationId, id } = person;
  const rows = await findLines(tx, organisationId, id);
  if (rows.length === 0) throw problem('shop.cart_empty');
  const currency = await currencyOf(tx, organisationId);
  const cart = cartView(rows, currency);
  if (!cart.isReady || markOf(rows, currency) !== input.mark) throw changed(cart.lines);
  const settings = await settingsOf(tx, organisationId);
  const ways = await waysFor(tx, organisationId, { settings, currency, gross: cart.gross });
  if (ways.length === 0) throw problem('shop.takes_no_orders');
  if (!ways.some(({ way }) => way === input.way)) throw problem('shop.way_not_offered');
  return { rows, currency };
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

interface Bill {
  invoice: Invoice;
  email: string;
}

/** The client of the book is the buyer with this address; the invoice is issued to them at once. */
async function billed(
  work: Work,
  tx: Tx,
  person: Person,
  { rows, currency, address }: Basket & Pick<OrderInput, 'address'>,
): Promise<Bill> {
  const inside = insideOf(work, tx);
  const [reader] = await findReaders(tx, person.organisationId, [person.id]);
  const email = reader?.email ?? '';
  const client = await ensureClient(inside, person, { ...address, email });
  const { note } = await settingsOf(tx, person.organisationId);
  const draft = await addDraft(inside, person, {
    clientId: client.id,
    service: summaryOf(rows),
    currency,
    pricesIncludeTax: true,
    discount: null,
    suppliedOn: null,
    dueOn: null,
    note,
    lines: rows.map(invoiceLine),
  });
  return { invoice: await issueInvoice(inside, person, draft.id), email };
}

const invoiceLine = ({ name, values, quantity, price, taxRate }: CartRow) => ({
  description: [name, ...values].join(', '),
  quantity,
  unitPrice: price,
  discount: null,
  taxRate,
  taxReason: null,
});

const summaryOf = (rows: readonly CartRow[]): string => {
  const signs = [...rows.map(({ name }) => name).join(', ')];
  return signs.length > 200 ? `${signs.slice(0, 199).join('')}…` : signs.join('');
};

interface Placed extends Basket, Bill {
  input: OrderInput;
  taken: readonly Taken[];
}

/** The amounts are those of the invoice: nothing is reckoned a second time. */
async function inserted(
  work: Work,
  tx: Tx,
  person: Person,
  { input, rows, currency, taken, invoice, email }: Placed,
): Promise<number> {
  const { organisationId, id: personId } = person;
  const { net, tax, gross, dueOn } = invoice;
  const at = work.clock.now();
  const made = await insertOrder(tx, organisationId, {
    personId,
    invoiceId: invoice.id,
    number: invoice.reference,
    way: input.way,
    buyerName: input.address.name,
    email,
    address: input.address,
    summary: summaryOf(rows),
    pieces: rows.reduce((count, { quantity }) => count + quantity, 0),
    needsShipping: rows.some(({ needsShipping }) => needsShipping),
    currency,
    net,
    tax,
    gross,
    dueOn,
    placedAt: at,
    keptUntil: keptUntil(work, input.way),
  });
  if (!made) throw new Error('The order was not inserted.');
  const { id } = made;
  await insertLines(tx, organisationId, id, linesOf(rows, taken, invoice));
  await insertChange(tx, organisationId, id, { state: 'placed', at, personId, why: '' });
  const isPaid = gross === 0;
  if (isPaid) {
    const placed = { id, state: 'placed' } as const;
    await moveOrder(work, tx, person, placed, { state: 'paid', why: '' });
  }
  return id;
}

const linesOf = (
  rows: readonly CartRow[],
  taken: readonly Taken[],
  { lines }: Invoice,
): LineRow[] =>
  rows.map((row, place) => ({
    place,
    productId: row.productId,
    variantId: row.variantId,
    quotaId: taken[place]?.quotaId ?? null,
    name: row.name,
    values: row.values,
    sku: row.sku,
    picture: row.picture,
    quantity: row.quantity,
    takenBack: 0,
    price: row.price,
    taxRate: row.taxRate,
    net: lines[place]?.net ?? 0,
    tax: lines[place]?.tax ?? 0,
    gross: lines[place]?.gross ?? 0,
  }));
