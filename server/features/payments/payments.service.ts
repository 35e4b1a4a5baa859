import type { Payment, PaymentQuery } from '@plenum/contract';
import { countUpTo } from '../../platform/db/counting.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import { requirePayment } from './payments.access.ts';
import { tellPayment } from './payments.live.ts';
import { findPayments, paymentsLike } from './payments.queries.ts';
import { paymentView } from './payments.view.ts';

export async function listPayments({ db }: Work, { organisationId }: Person, query: PaymentQuery) {
  const counted = await countUpTo(db, paymentsLike(organisationId, query));
  const rows = await findPayments(db, organisationId, query, pageOf(query, counted));
  return { payments: rows.map(paymentView), ...counted };
}

export const readPayment = async (
  { db }: Work,
  whose: Pick<Person, 'organisationId'>,
  id: number,
): Promise<Payment> => paymentView(await requirePayment(db, whose, id));

/** After a change: what became of it, to everyone who runs the organisation. */
export async function tellChanged(
  tx: Tx,
  whose: Pick<Person, 'organisationId'>,
  id: number,
): Promise<Payment> {
  const payment = paymentView(await requirePayment(tx, whose, id));
  tellPayment(tx, whose.organisationId, payment);
  return payment;
}
