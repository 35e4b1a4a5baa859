import { problem } from '../../../platform/http/problem.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Owing } from './stripe.checkout.ts';
import { clientFor, isStripeError } from './stripe.client.ts';
import { lookAt } from './stripe.look.ts';
import { findStarted } from './stripe.queries.ts';

/** Nobody can pay any more what was begun and not paid; what was paid meanwhile is found out. */
export async function closeCheckouts(work: Work, { organisationId, invoiceId }: Owing) {
  const started = await findStarted(work.db, organisationId, invoiceId);
  if (started.length === 0) return;
  const client = await clientFor(work, work.db, organisationId);
  for (const { id, providerId } of started) {
    try {
      await client?.checkout.sessions.expire(providerId);
    } catch (error) {
      if (!isStripeError(error)) throw error;
      // It has ended already, in one way or the other.
      if (error.statusCode !== 400) throw problem('payments.provider_failed');
    }
    await lookAt(work, { organisationId, id });
  }
}

/** Once the transaction stands. */
export const closeCheckoutsLater = (tx: Tx, owing: Owing): Promise<number> =>
  enqueue(tx, 'payments.close', { ...owing });
