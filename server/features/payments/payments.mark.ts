import type { Payment, PaymentMark } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { lockedOwed, todayOf } from '../invoices/index.ts';
import { lockedPayment, requirePayment } from './payments.access.ts';
import { addRefunded, insertChange, updateState } from './payments.queries.ts';
import { tellChanged } from './payments.service.ts';
import { movedBy } from './payments.settle.ts';
import { leadsTo } from './payments.states.ts';

/** The invoice first, as everywhere; only one of two who say something else is believed. */
export const markPayment = (
  work: Work,
  person: Person,
  id: number,
  { state, why }: PaymentMark,
): Promise<Payment> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { invoiceId } = await requirePayment(tx, person, id);
    const invoice = await lockedOwed(work, tx, person, invoiceId);
    const payment = await lockedPayment(tx, person, id);
    if (payment.way === 'stripe') throw problem('payments.provider_knows');
    if (!leadsTo(payment.state, state)) throw problem('payments.not_from_here');
    const isPaid = state === 'paid';
    const paidOn = isPaid ? await todayOf(work, tx, organisationId) : null;
    await updateState(tx, organisationId, id, { state, paidOn });
    const at = work.clock.now();
    await insertChange(tx, organisationId, id, { state, at, personId: person.id, why });
    const deed = { action: 'payments.marked', subjectId: id } as const;
    const [before, after] = [{ state: payment.state }, { state, why }];
    await record(tx, person, { ...deed, subject: payment.invoiceNumber, before, after });
    const { amount, refundOf } = payment;
    const moved = { id, amount: refundOf === null ? amount : -amount };
    if (isPaid) await movedBy(work, tx, person, invoice, moved);
    else if (refundOf !== null) {
      await addRefunded(tx, organisationId, refundOf, -amount);
      await tellChanged(tx, person, refundOf);
    }
    return tellChanged(tx, person, id);
  });
