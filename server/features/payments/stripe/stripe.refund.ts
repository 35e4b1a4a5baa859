import type Stripe from 'stripe';
import type { Work } from '../../../platform/work.ts';
import { clientFor, isStripeError } from './stripe.client.ts';
import { whyNotRefunded } from './stripe.faults.ts';
import { settle, type Which } from './stripe.look.ts';
import { findProvided, type ProvidedRow, updateProvider } from './stripe.queries.ts';

/**
 * Pays back by Stripe what was asked for, or sees what became of it. It is looked for before it is
 * made: what was made and not heard of is found by our name for it.
 */
export async function payBack(work: Work, { organisationId, id }: Which): Promise<void> {
  const refund = await findProvided(work.db, organisationId, id);
  if (!refund || refund.kind !== 'refund' || refund.state !== 'asked') return;
  const client = await clientFor(work, work.db, organisationId);
  const paid = await findProvided(work.db, organisationId, refund.refundOf ?? 0);
  if (!client || !paid?.providerCharge) return;
  const found = await refundAt(client, refund, paid.providerCharge);
  if ('why' in found) return settle(work, { organisationId, id }, { state: 'failed', ...found });
  if (refund.providerId === null) {
    await updateProvider(work.db, organisationId, id, { providerId: found.id });
  }
  const state = standingOf(found);
  if (state === 'asked') return;
  await settle(work, { organisationId, id }, { state, why: whyNotRefunded(found) });
}

function standingOf({ status }: Stripe.Refund) {
  if (status === 'succeeded') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'asked';
}

async function refundAt(
  client: Stripe,
  { id, amount, providerId }: ProvidedRow,
  charge: string,
): Promise<Stripe.Refund | { why: string }> {
  if (providerId !== null) return client.refunds.retrieve(providerId);
  const { data } = await client.refunds.list({ payment_intent: charge, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.['payment'] === String(id));
  if (known) return known;
  try {
    return await client.refunds.create(
      { payment_intent: charge, amount, metadata: { payment: String(id) } },
      { idempotencyKey: `refund-${charge}-${id}` },
    );
  } catch (error) {
    // It will not be otherwise later; all else is tried again.
    if (isStripeError(error) && error.statusCode === 400) return { why: error.message };
    throw error;
  }
}
