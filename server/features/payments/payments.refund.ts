import type { Payment, RefundInput } from '@plenum/contract';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Work } from '../../platform/work.ts';
import { type Doer, record } from '../audit/index.ts';
import { lockedOwed, todayOf } from '../invoices/index.ts';
import { lockedPayment, requirePayment } from './payments.access.ts';
import { addRefunded } from './payments.queries.ts';
import { namedBefore, written } from './payments.record.ts';
import { tellChanged } from './payments.service.ts';
import { movedBy } from './payments.settle.ts';

/** What is asked for is kept aside at once, so that nothing is paid back twice. */
export const refundPayment = (
  work: Work,
  by: Doer,
  id: number,
  input: RefundInput,
): Promise<Payment> =>
  work.transaction(async (tx) => {
    const { organisationId } = by;
    const { invoiceId } = await requirePayment(tx, by, id);
    const invoice = await lockedOwed(work, tx, by, invoiceId);
    const said = { ...input, refundOf: id };
    const known = await namedBefore(work, tx, by, said);
    if (known) return known;
    const payment = await lockedPayment(tx, by, id);
    if (payment.kind !== 'payment' || payment.state !== 'paid') throw problem('payments.not_paid');
    const { amount, way, why } = input;
    if (way === 'stripe' && payment.way !== way) throw problem('payments.not_by_provider');
    // What goes back through the provider is paid when the provider says so.
    const state = way === 'stripe' ? 'asked' : input.state;
    if (amount > payment.amount - payment.refunded) throw problem('payments.more_than_paid');
    const { invoiceNumber, clientName, currency } = payment;
    const paidOn = state === 'paid' ? await todayOf(work, tx, organisationId) : null;
    await addRefunded(tx, organisationId, id, amount);
    const refundId = await written(work, tx, by, {
      kind: 'refund',
      way,
      state,
      invoiceId,
      invoiceNumber,
      clientName,
      amount,
      currency,
      reference: '',
      paidOn,
      refundOf: id,
      why,
      key: input.key ?? null,
      said,
      createdAt: work.clock.now(),
    });
    const deed = { action: 'payments.refunded', subjectId: refundId } as const;
    await record(tx, by, {
      ...deed,
      subject: invoiceNumber,
      after: { way, state, amount, currency, why },
    });
    const moved = { id: refundId, amount: -amount };
    if (state === 'paid') await movedBy(work, tx, by, invoice, moved);
    if (way === 'stripe') await enqueue(tx, 'payments.refund', { organisationId, id: refundId });
    await tellChanged(tx, by, id);
    return tellChanged(tx, by, refundId);
  });
