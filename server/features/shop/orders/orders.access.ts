import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type IssuedRow, lockedOwed } from '../../invoices/index.ts';
import { findOrder, lockOrder } from './orders.queries.ts';
import type { OrderRow } from './orders.rows.ts';

type Whose = Pick<Person, 'organisationId'>;
type Buyer = Pick<Person, 'organisationId' | 'id'>;

/** Of one's own organisation, for who runs its shop. */
export async function requireOrder(db: Db, { organisationId }: Whose, id: number) {
  const order = await findOrder(db, organisationId, id);
  if (!order) throw problem('not_found');
  return order;
}

/** One's own: somebody else's is missing. */
export async function requireMyOrder(db: Db, person: Buyer, id: number): Promise<OrderRow> {
  const order = await requireOrder(db, person, id);
  if (order.personId !== person.id) throw problem('not_found');
  return order;
}

/** The invoice before the order, as for whoever pays it. */
export async function lockedOrder(
  work: Work,
  tx: Tx,
  whose: Whose,
  seen: OrderRow,
): Promise<{ order: OrderRow; invoice: IssuedRow }> {
  const invoice = await lockedOwed(work, tx, whose, seen.invoiceId);
  const order = await lockOrder(tx, whose.organisationId, seen.id);
  if (!order) throw problem('not_found');
  return { order, invoice };
}
