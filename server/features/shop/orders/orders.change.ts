import type { OrderState } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { By } from '../../invoices/index.ts';
import { requireOrder } from './orders.access.ts';
import { tellOrder } from './orders.live.ts';
import { tellBuyer } from './orders.notices.ts';
import { insertChange, raiseVersion, updateState } from './orders.queries.ts';
import type { OrderRow } from './orders.rows.ts';
import { leadsTo } from './orders.states.ts';
import { headView } from './orders.view.ts';

/** It is locked. Each change is kept with who, when and why; what is not foreseen is refused. */
export async function moveOrder(
  work: Work,
  tx: Tx,
  { organisationId, id: personId }: By,
  order: Pick<OrderRow, 'id' | 'state'>,
  { state, why }: { state: OrderState; why: string },
): Promise<void> {
  if (!leadsTo(order.state, state)) throw problem('shop.order_not_from_here');
  await updateState(tx, organisationId, order.id, state);
  const change = { state, at: work.clock.now(), personId, why };
  await insertChange(tx, organisationId, order.id, change);
  const after = await tellAfter(tx, organisationId, order.id);
  await tellBuyer(tx, organisationId, after, { why, by: personId });
}

/** What is paid or credited has changed, and nothing else. */
export async function touchOrder(tx: Tx, organisationId: number, id: number): Promise<void> {
  await raiseVersion(tx, organisationId, id);
  await tellAfter(tx, organisationId, id);
}

export async function tellAfter(tx: Tx, organisationId: number, id: number): Promise<OrderRow> {
  const after = await requireOrder(tx, { organisationId }, id);
  tellOrder(tx, organisationId, after.personId, headView(after));
  return after;
}
