import type { NoticeKind, OrderState } from '@plenum/contract';
import type { Tx } from '../../../platform/work.ts';
import { notify } from '../../notifications/index.ts';
import { findAdminIds } from '../../organisations/index.ts';
import type { OrderRow } from './orders.rows.ts';

const kinds = {
  paid: 'shop.order_paid',
  shipped: 'shop.order_shipped',
  cancelled: 'shop.order_cancelled',
} as const;

const isTold = (state: OrderState): state is keyof typeof kinds => state in kinds;

type OrderNotice = Extract<NoticeKind, `shop.${string}`>;
type About = Pick<OrderRow, 'id' | 'number'>;

const noticeOf = (kind: OrderNotice, { id, number }: About, text: string) => ({
  kind,
  data: { orderId: id, title: number, text },
  key: `${kind}:${id}`,
});

/** The buyer hears what others did to it, once for each state. */
export async function tellBuyer(
  tx: Tx,
  organisationId: number,
  order: OrderRow,
  { why, by }: { why: string; by: number | null },
): Promise<void> {
  const { id, personId, state, tracking, againOf } = order;
  if (by === personId || !isTold(state)) return;
  const isAgain = state === 'paid' && againOf !== null;
  const kind = isAgain ? 'shop.order_again' : kinds[state];
  const notice = noticeOf(kind, order, state === 'shipped' ? tracking : why);
  await notify(tx, organisationId, [personId], { ...notice, link: `/apps/ecommerce/orders/${id}` });
}

/** Both sides hear that money came for an order that is over, and goes back. */
export async function tellTooLate(tx: Tx, organisationId: number, order: OrderRow): Promise<void> {
  const { id, personId } = order;
  const notice = noticeOf('shop.order_too_late', order, '');
  await notify(tx, organisationId, [personId], { ...notice, link: `/apps/ecommerce/orders/${id}` });
  await tellSellers(tx, organisationId, order, 'shop.paid_too_late');
}

/** Whoever runs the shop. */
export async function tellSellers(
  tx: Tx,
  organisationId: number,
  order: About,
  kind: 'shop.sold_again' | 'shop.paid_too_late',
): Promise<void> {
  await notify(tx, organisationId, await findAdminIds(tx, organisationId), {
    ...noticeOf(kind, order, ''),
    link: `/apps/ecommerce/sales/${order.id}`,
  });
}
