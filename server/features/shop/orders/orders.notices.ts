import type { OrderState } from '@plenum/contract';
import type { Tx } from '../../../platform/work.ts';
import { notify } from '../../notifications/index.ts';
import type { OrderRow } from './orders.rows.ts';

const kinds = {
  paid: 'shop.order_paid',
  shipped: 'shop.order_shipped',
  cancelled: 'shop.order_cancelled',
} as const;

const isTold = (state: OrderState): state is keyof typeof kinds => state in kinds;

/** The buyer hears what others did to it, once for each state. */
export async function tellBuyer(
  tx: Tx,
  organisationId: number,
  { id, personId, number, state, tracking }: OrderRow,
  { why, by }: { why: string; by: number | null },
): Promise<void> {
  if (by === personId || !isTold(state)) return;
  const kind = kinds[state];
  const text = state === 'shipped' ? tracking : why;
  await notify(tx, organisationId, [personId], {
    kind,
    data: { orderId: id, title: number, text },
    link: `/apps/ecommerce/orders/${id}`,
    key: `${kind}:${id}`,
  });
}
