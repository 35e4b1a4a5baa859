import type Stripe from 'stripe';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Work } from '../../../platform/work.ts';
import { clientFor } from './stripe.client.ts';
import { findByCharge, findByProvider, takeUnasked } from './stripe.queries.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];

export interface Since {
  organisationId: number;
  since: string;
}

/**
 * Refunds made at Stripe that no event told of are asked for once an hour and organisation, never for each
 * payment. A day is read again each time, for what was asked for and never answered; a month at first.
 */
export const askUntold = (work: Work): Promise<void> =>
  work.transaction(async (tx) => {
    const now = work.clock.now();
    const before = new Date(now.getTime() - hourMs);
    for (const { organisationId, askedAt } of await takeUnasked(tx, { now, before })) {
      const from = askedAt ? askedAt.getTime() - dayMs : now.getTime() - 30 * dayMs;
      const since = new Date(from).toISOString();
      await enqueue(tx, 'payments.untold', { organisationId, since } satisfies Since);
    }
  });

/** No organisation refunds as much in a day. */
const most = 2_000;

export async function findUntold(work: Work, { organisationId, since }: Since): Promise<void> {
  const client = await clientFor(work, work.db, organisationId);
  if (!client) return;
  const created = { gte: Math.floor(Date.parse(since) / 1_000) };
  const payments = new Set<number>();
  let count = 0;
  for await (const refund of client.refunds.list({ created, limit: 100 })) {
    count += 1;
    if (count > most) {
      work.log.warn({ organisationId }, 'more was refunded at the provider than is read at once');
      break;
    }
    const id = await payOf(work, organisationId, refund);
    if (id !== null) payments.add(id);
  }
  for (const id of payments) await enqueue(work.db, 'payments.refunds', { organisationId, id });
}

/** The payment it is of, where that is ours and nothing of the refund is known here. */
async function payOf(
  { db }: Work,
  organisationId: number,
  { id, metadata, payment_intent: charge }: Stripe.Refund,
): Promise<number | null> {
  if (metadata?.['payment'] !== undefined || typeof charge !== 'string') return null;
  if (await findByProvider(db, organisationId, id)) return null;
  return (await findByCharge(db, organisationId, charge))?.id ?? null;
}
