import type {
  Invoice,
  Language,
  MyOrderQuery,
  Order,
  OrderDeed,
  OrderPage,
  OrderQuery,
} from '@plenum/contract';
import { countUpTo } from '../../../platform/db/counting.ts';
import type { Db } from '../../../platform/db/db.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { downloadOf, printInvoice, readInvoice } from '../../invoices/index.ts';
import { payingOf } from '../../payments/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { requireMyOrder, requireOrder } from './orders.access.ts';
import { findOrders, findOrdersOf, ordersLike, ordersOf } from './orders.list.queries.ts';
import { findAgain, findChanges, findLines } from './orders.queries.ts';
import type { OrderRow } from './orders.rows.ts';
import { canGiveUp, deedsOf } from './orders.states.ts';
import { headView, orderView } from './orders.view.ts';

type Whose = Pick<Person, 'organisationId'>;

export async function timeZoneOf(db: Db, organisationId: number): Promise<string> {
  return (await organisationById(db, organisationId))?.timeZone ?? 'UTC';
}

export async function listOrders(
  { db }: Work,
  { organisationId }: Person,
  query: OrderQuery,
): Promise<OrderPage> {
  const timeZone = await timeZoneOf(db, organisationId);
  const counted = await countUpTo(db, ordersLike(organisationId, query, timeZone));
  const place = { timeZone, ...pageOf(query, counted) };
  const rows = await findOrders(db, organisationId, query, place);
  return { orders: rows.map(headView), ...counted };
}

export async function listMyOrders(
  { db }: Work,
  { organisationId, id }: Person,
  query: MyOrderQuery,
): Promise<OrderPage> {
  const counted = await countUpTo(db, ordersOf(organisationId, id));
  const rows = await findOrdersOf(db, organisationId, id, pageOf(query, counted));
  return { orders: rows.map(headView), ...counted };
}

export const readOrder = async (work: Work, person: Person, id: number): Promise<Order> =>
  whole(work, person, await requireOrder(work.db, person, id), 'seller');

export const readMyOrder = async (work: Work, person: Person, id: number): Promise<Order> =>
  withoutNames(await whole(work, person, await requireMyOrder(work.db, person, id), 'buyer'));

/** As it was issued, without what the organisation keeps of it for itself. */
export async function readMyInvoice(work: Work, person: Person, id: number): Promise<Invoice> {
  const { invoiceId } = await requireMyOrder(work.db, person, id);
  return { ...(await readInvoice(work, person, invoiceId)), changes: [] };
}

/** As a file, which everyone gets alike. */
export async function printMyInvoice(work: Work, person: Person, id: number, language?: Language) {
  const { invoiceId } = await requireMyOrder(work.db, person, id);
  return downloadOf(await printInvoice(work, person, invoiceId, language));
}

/** In the transaction that changed it. */
export const orderAfter = (
  work: Work,
  tx: Tx,
  person: Person,
  id: number,
  reader: Reader,
): Promise<Order> =>
  reader === 'seller'
    ? readOrder(insideOf(work, tx), person, id)
    : readMyOrder(insideOf(work, tx), person, id);

type Reader = 'seller' | 'buyer';

async function whole(work: Work, whose: Whose, row: OrderRow, reader: Reader): Promise<Order> {
  const { organisationId } = whose;
  const [invoice, named, lines, changes] = await Promise.all([
    readInvoice(work, whose, row.invoiceId),
    findAgain(work.db, organisationId, row.id),
    findLines(work.db, organisationId, row.id),
    findChanges(work.db, organisationId, row.id),
  ]);
  return orderView(row, {
    again: named?.again ?? null,
    againOf: named?.againOf ?? null,
    paying: await payingOf(work.db, organisationId, invoice, {
      stands: row.state !== 'cancelled',
      keptUntil: row.state === 'placed' ? row.keptUntil : null,
    }),
    lines,
    invoice,
    deeds: deedsFor(reader, row, invoice),
    changes,
  });
}

function deedsFor(reader: Reader, row: OrderRow, { paid, left }: Invoice): OrderDeed[] {
  const standing = { ...row, paid, hasLeft: left.some((count) => count > 0) };
  if (reader === 'seller') return deedsOf(standing);
  return canGiveUp(standing) ? ['cancel'] : [];
}

/** Who of the organisation did what is between them. */
const withoutNames = (order: Order): Order => ({
  ...order,
  changes: order.changes.map((change) => ({ ...change, by: null })),
});
