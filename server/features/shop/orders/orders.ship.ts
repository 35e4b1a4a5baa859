import type { Order, OrderState } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { lockedOrder, requireOrder } from './orders.access.ts';
import { moveOrder } from './orders.change.ts';
import { orderAfter } from './orders.read.ts';
import { updateTracking } from './orders.queries.ts';
import type { OrderRow } from './orders.rows.ts';

interface Move {
  state: OrderState;
  action: 'shop.order_shipped' | 'shop.order_finished';
  also?: (tx: Tx, order: OrderRow) => Promise<unknown>;
}

const moving = (work: Work, person: Person, id: number, { state, action, also }: Move) =>
  work.transaction(async (tx): Promise<Order> => {
    const seen = await requireOrder(tx, person, id);
    const { order } = await lockedOrder(work, tx, person, seen);
    await also?.(tx, order);
    await moveOrder(work, tx, person, order, { state, why: '' });
    await record(tx, person, { action, subjectId: id, subject: order.number });
    return orderAfter(work, tx, person, id, 'seller');
  });

export const shipOrder = (work: Work, person: Person, id: number, tracking: string) =>
  moving(work, person, id, {
    state: 'shipped',
    action: 'shop.order_shipped',
    also: (tx, { needsShipping }) => {
      if (!needsShipping) throw problem('shop.order_not_from_here');
      return updateTracking(tx, person.organisationId, id, tracking.trim());
    },
  });

export const finishOrder = (work: Work, person: Person, id: number) =>
  moving(work, person, id, { state: 'done', action: 'shop.order_finished' });
