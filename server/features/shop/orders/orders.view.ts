import type { Invoice, Order, OrderDeed, OrderHead, OrderLine } from '@plenum/contract';
import { owedView } from '../../payments/index.ts';
import { slugOf } from '../shop.slug.ts';
import type { ChangeRow, HeadRow, LineRow, OrderRow } from './orders.rows.ts';
import { hasEnded } from './orders.states.ts';

export const headView = (row: HeadRow): OrderHead => ({
  id: row.id,
  number: row.number,
  invoiceId: row.invoiceId,
  state: row.state,
  way: row.way,
  buyerName: row.buyerName,
  pieces: row.pieces,
  summary: row.summary,
  picture: row.picture,
  needsShipping: row.needsShipping,
  currency: row.currency,
  gross: row.gross,
  dueOn: row.dueOn,
  placedAt: row.placedAt.toISOString(),
  version: row.version,
});

const lineView = (row: LineRow, left: number): OrderLine => ({
  place: row.place,
  productId: row.productId,
  slug: slugOf({ id: row.productId, name: row.name }),
  name: row.name,
  values: row.values,
  sku: row.sku,
  picture: row.picture,
  quantity: row.quantity,
  left,
  price: row.price,
  taxRate: row.taxRate,
  net: row.net,
  tax: row.tax,
  gross: row.gross,
});

export interface Around {
  lines: readonly LineRow[];
  invoice: Invoice;
  paying: Order['paying'];
  deeds: OrderDeed[];
  changes: readonly ChangeRow[];
  againOf: Order['againOf'];
  again: Order['again'];
}

export const orderView = (
  row: OrderRow,
  { lines, invoice, paying, deeds, changes, againOf, again }: Around,
): Order => ({
  ...headView(row),
  net: row.net,
  tax: row.tax,
  taxes: invoice.taxes,
  lines: lines.map((line) => lineView(line, invoice.left[line.place] ?? 0)),
  shipping: row.shipping && {
    ...row.shipping,
    place: lines.length,
    left: invoice.left[lines.length] ?? 0,
  },
  address: row.address,
  email: row.email,
  tracking: row.tracking,
  invoice: owedView(invoice),
  paying,
  isEnded: hasEnded(row, changes),
  againOf,
  again,
  deeds,
  changes: changes.map(({ state, at, by, why }) => ({ state, at: at.toISOString(), by, why })),
});
