import type { Work } from '../../../platform/work.ts';
import { lockedOrder, requireOrder } from './orders.access.ts';
import { callOff } from './orders.cancel.ts';
import { findLongUnpaid } from './orders.queries.ts';
import { usualOrders } from './orders.settings.ts';

const atOnce = 100;

/** What nobody has paid for so long after it was due keeps nothing from others any more. */
export async function endUnpaidOrders(work: Work): Promise<void> {
  const now = work.clock.now();
  const late = await findLongUnpaid(work.db, now, usualOrders.graceDays, atOnce);
  for (const { organisationId, id } of late) {
    await work.transaction(async (tx) => {
      const clock = { organisationId, id: null, network: '' };
      const seen = await requireOrder(tx, clock, id);
      const { order, invoice } = await lockedOrder(work, tx, clock, seen);
      const isKeptAnew = order.keptUntil !== null && order.keptUntil > now;
      if (order.state !== 'placed' || invoice.paid > 0 || isKeptAnew) return;
      await callOff(work, tx, clock, { order, why: '', isBackInStock: true });
    });
  }
}
