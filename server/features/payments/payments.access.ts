import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findPayment, lockPayment } from './payments.queries.ts';
import type { PaymentRow } from './payments.rows.ts';

type Whose = Pick<Person, 'organisationId'>;

/** Of one's own organisation; any other is missing. */
export async function requirePayment(
  db: Db,
  { organisationId }: Whose,
  id: number,
): Promise<PaymentRow> {
  const payment = await findPayment(db, organisationId, id);
  if (!payment) throw problem('not_found');
  return payment;
}

export async function lockedPayment(
  db: Db,
  { organisationId }: Whose,
  id: number,
): Promise<PaymentRow> {
  const payment = await lockPayment(db, organisationId, id);
  if (!payment) throw problem('not_found');
  return payment;
}
