import type { AddressInput, Invoice, ShippingLine } from '@plenum/contract';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Doer } from '../../audit/index.ts';
import { billSold } from '../../invoices/index.ts';
import type { Taken } from '../shop.take.ts';
import { moveOrder } from './orders.change.ts';
import { insertChange, insertLines, insertOrder } from './orders.queries.ts';
import type { LineRow, NewOrder } from './orders.rows.ts';

type Bought = Pick<
  LineRow,
  | 'productId'
  | 'variantId'
  | 'name'
  | 'values'
  | 'sku'
  | 'picture'
  | 'quantity'
  | 'price'
  | 'taxRate'
>;

export interface Entered extends Pick<
  NewOrder,
  'personId' | 'way' | 'email' | 'currency' | 'needsShipping' | 'placedAt' | 'keptUntil' | 'againOf'
> {
  address: AddressInput;
  shipping: Pick<ShippingLine, 'name' | 'taxRate' | 'gross'> | null;
  lines: readonly Bought[];
  /** A line each. Asked for once all else is ready: whoever wants the same waits from then on. */
  take: () => Promise<readonly Taken[]>;
}

/** Stock and number come last, and the order at once after them: whoever else orders waits for both. */
export async function enterOrder(
  work: Work,
  tx: Tx,
  by: Doer,
  entered: Entered,
): Promise<{ id: number; invoice: Invoice }> {
  let taken: readonly Taken[] = [];
  const invoice = await billSold(work, tx, by, soldOf(entered), async () => {
    taken = await entered.take();
  });
  return { id: await inserted(work, tx, by, { ...entered, taken }, invoice), invoice };
}

/** The client of the book is the buyer with this address. */
const soldOf = ({ lines, shipping, currency, address, email }: Entered) => ({
  client: { ...address, email },
  service: summaryOf(lines),
  currency,
  pricesIncludeTax: true,
  lines: [...lines, ...shippingLine(shipping)].map(invoiceLine),
});

const invoiceLine = ({
  name,
  values,
  quantity,
  price,
  taxRate,
}: Pick<Bought, 'name' | 'values' | 'quantity' | 'price' | 'taxRate'>) => ({
  description: [name, ...values].join(', '),
  quantity,
  unitPrice: price,
  discount: null,
  taxRate,
  taxReason: null,
});

const shippingLine = (shipping: Entered['shipping']) =>
  shipping ? [{ ...shipping, values: [], quantity: 1, price: shipping.gross }] : [];

const summaryOf = (lines: readonly Bought[]): string => {
  const signs = [...lines.map(({ name }) => name).join(', ')];
  return signs.length > 200 ? `${signs.slice(0, 199).join('')}…` : signs.join('');
};

/** The amounts are those of the invoice: nothing is reckoned a second time. */
async function inserted(
  work: Work,
  tx: Tx,
  by: Doer,
  { lines, taken, ...entered }: Entered & { taken: readonly Taken[] },
  invoice: Invoice,
): Promise<number> {
  const { organisationId, id: personId } = by;
  const { net, tax, gross, dueOn } = invoice;
  const made = await insertOrder(tx, organisationId, {
    ...entered,
    invoiceId: invoice.id,
    number: invoice.reference,
    buyerName: entered.address.name,
    summary: summaryOf(lines),
    pieces: lines.reduce((count, { quantity }) => count + quantity, 0),
    shipping: shippingOf(entered, invoice.lines[lines.length]),
    net,
    tax,
    gross,
    dueOn,
  });
  if (!made) throw new Error('The order was not inserted.');
  const { id } = made;
  const change = { state: 'placed', at: entered.placedAt, personId, why: '' } as const;
  await Promise.all([
    insertLines(tx, organisationId, id, linesOf(lines, taken, invoice)),
    insertChange(tx, organisationId, id, change),
  ]);
  if (gross === 0) {
    const placed = { id, state: 'placed' } as const;
    await moveOrder(work, tx, by, placed, { state: 'paid', why: '' });
  }
  return id;
}

function shippingOf(
  { shipping }: Pick<Entered, 'shipping'>,
  line: Invoice['lines'][number] | undefined,
) {
  if (!shipping || !line) return null;
  const { name, taxRate } = shipping;
  return { name, taxRate, net: line.net, tax: line.tax, gross: line.gross };
}

const linesOf = (
  bought: readonly Bought[],
  taken: readonly Taken[],
  { lines }: Invoice,
): LineRow[] =>
  bought.map((line, place) => ({
    place,
    productId: line.productId,
    variantId: line.variantId,
    quotaId: taken[place]?.quotaId ?? null,
    name: line.name,
    values: line.values,
    sku: line.sku,
    picture: line.picture,
    quantity: line.quantity,
    takenBack: 0,
    price: line.price,
    taxRate: line.taxRate,
    net: lines[place]?.net ?? 0,
    tax: lines[place]?.tax ?? 0,
    gross: lines[place]?.gross ?? 0,
  }));
