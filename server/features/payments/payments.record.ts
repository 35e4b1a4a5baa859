import type { Payment, PaymentInput } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { type By, lockedOwed, todayOf } from '../invoices/index.ts';
import { findByKey, insertChange, insertPayment, type NewPayment } from './payments.queries.ts';
import { movedBy } from './payments.settle.ts';
import { readPayment, tellChanged } from './payments.service.ts';

/** The invoice is locked first: its payments come one after the other, and a key is looked for in peace. */
export const recordPayment = (work: Work, person: Person, input: PaymentInput): Promise<Payment> =>
  work.transaction(async (tx) => {
    const invoice = await lockedOwed(work, tx, person, input.invoiceId);
    const known = await namedBefore(work, tx, person, input);
    if (known) return known;
    const today = await todayOf(work, tx, person.organisationId);
    const { number: invoiceNumber, clientName, currency } = invoice;
    const { way, state, amount, reference, invoiceId } = input;
    const paidOn = state === 'paid' ? (input.paidOn ?? today) : null;
    const id = await written(work, tx, person, {
      kind: 'payment',
      way,
      state,
      invoiceId,
      invoiceNumber,
      clientName,
      amount,
      currency,
      reference,
      paidOn,
      refundOf: null,
      why: '',
      key: input.key ?? null,
      said: input,
      createdAt: work.clock.now(),
    });
    const deed = { action: 'payments.recorded', subjectId: id, subject: invoiceNumber } as const;
    await record(tx, person, { ...deed, after: { way, state, amount, currency, reference } });
    if (state === 'paid') await movedBy(work, tx, person, invoice, { id, amount });
    return tellChanged(tx, person, id);
  });

/** The same said twice is one; something else under the key is refused. */
export async function namedBefore(
  work: Work,
  tx: Tx,
  whose: Pick<Person, 'organisationId'>,
  said: { key?: string },
): Promise<Payment | null> {
  if (said.key === undefined) return null;
  const known = await findByKey(tx, whose.organisationId, said.key, said);
  if (!known) return null;
  if (!known.isSame) throw problem('payments.key_taken');
  return readPayment(insideOf(work, tx), whose, known.id);
}

export async function written(
  work: Work,
  tx: Tx,
  { organisationId, id: personId }: By,
  { why, ...made }: NewPayment & { why: string },
): Promise<number> {
  const inserted = await insertPayment(tx, organisationId, made);
  // Somebody said it at the same time about another invoice.
  if (!inserted) throw problem('payments.key_taken');
  const { id } = inserted;
  const { state } = made;
  await insertChange(tx, organisationId, id, { state, at: work.clock.now(), personId, why });
  return id;
}
