import type { Followers } from '../../../platform/work.ts';
import { findReaders } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import { hasSender, settingsOf } from '../../invoices/index.ts';
import { takeIfLeft } from '../shop.take.ts';
import { tellAfter, touchOrder } from './orders.change.ts';
import { enterOrder } from './orders.enter.ts';
import { mailOrder } from './orders.letter.ts';
import { tellSellers } from './orders.notices.ts';
import { findAgain, findChanges, findLines, lockOrderOf } from './orders.queries.ts';
import { hasEnded } from './orders.states.ts';

/**
 * All of it was paid, once the clock had ended it: the same is ordered again at the same prices, once,
 * where it is all still there. Who called an order off wanted no other one.
 */
export const orderAgain: Followers['invoicePaidLate'] = async (work, tx, by, came) => {
  const { organisationId } = by;
  const ended = await lockOrderOf(tx, organisationId, came.invoiceId);
  if (!ended || came.amount < ended.gross) return null;
  if (!hasEnded(ended, await findChanges(tx, organisationId, ended.id))) return null;
  if ((await findAgain(tx, organisationId, ended.id))?.again) return null;
  const [buyer] = await findReaders(tx, organisationId, [ended.personId]);
  if (!buyer || !hasSender(await settingsOf(tx, organisationId))) return null;
  const lines = await findLines(tx, organisationId, ended.id);
  const placedAt = work.clock.now();
  const taken = await takeIfLeft(tx, organisationId, lines, placedAt);
  if (!taken) return null;
  const again = {
    ...ended,
    againOf: ended.id,
    placedAt,
    keptUntil: null,
    lines,
    take: async () => taken,
  };
  const { id, invoice } = await enterOrder(work, tx, by, again);
  const deed = { action: 'shop.ordered_again', subjectId: id, subject: invoice.reference } as const;
  const { gross, currency } = invoice;
  await record(tx, by, { ...deed, after: { insteadOf: ended.number, gross, currency } });
  const placed = await tellAfter(tx, organisationId, id);
  await mailOrder(work, tx, organisationId, placed, lines);
  await tellSellers(tx, organisationId, placed, 'shop.sold_again');
  await touchOrder(tx, organisationId, ended.id);
  return { id: invoice.id };
};
