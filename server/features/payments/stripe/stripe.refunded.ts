import type Stripe from 'stripe';
import type { Tx, Work } from '../../../platform/work.ts';
import { lockedOwed } from '../../invoices/index.ts';
import { lockedPayment } from '../payments.access.ts';
import { addRefunded } from '../payments.queries.ts';
import { written } from '../payments.record.ts';
import { tellChanged } from '../payments.service.ts';
import { clientFor } from './stripe.client.ts';
import type { Which } from './stripe.look.ts';
import { findByProvider, findProvided, updateProvider } from './stripe.queries.ts';
import { payBack } from './stripe.refund.ts';

/** Of one payment: nobody pays back in so many parts. */
const mostRefunds = 1_000;

/** What was paid back at Stripe by somebody there is written down as if it had been asked for here. */
export async function findRefunds(work: Work, { organisationId, id }: Which): Promise<void> {
  const paid = await findProvided(work.db, organisationId, id);
  const client = await clientFor(work, work.db, organisationId);
  if (!paid?.providerCharge || !client) return;
  const query = { payment_intent: paid.providerCharge, limit: 100 };
  const newestFirst = await client.refunds.list(query).autoPagingToArray({ limit: mostRefunds });
  for (const refund of newestFirst.toReversed()) {
    const isOurs = refund.metadata?.['payment'] !== undefined;
    const isOver = refund.status === 'failed' || refund.status === 'canceled';
    if (isOurs || isOver) continue;
    const made = await noted(work, { organisationId, id }, refund);
    if (made !== null) await payBack(work, { organisationId, id: made });
  }
}

/** The invoice first, as everywhere: of two who hear of it one writes it down. */
const noted = (work: Work, { organisationId, id }: Which, refund: Stripe.Refund) =>
  work.transaction(async (tx): Promise<number | null> => {
    const by = { organisationId, id: null };
    const seen = await findProvided(tx, organisationId, id);
    if (!seen) return null;
    await lockedOwed(work, tx, by, seen.invoiceId);
    if (await findByProvider(tx, organisationId, refund.id)) return null;
    return askedThere(work, tx, { organisationId, id }, refund);
  });

async function askedThere(
  work: Work,
  tx: Tx,
  { organisationId, id }: Which,
  { id: providerId, amount }: Stripe.Refund,
): Promise<number | null> {
  const by = { organisationId, id: null };
  const payment = await lockedPayment(tx, by, id);
  if (amount > payment.amount - payment.refunded) {
    work.log.warn({ paymentId: id }, 'more was paid back at the provider than is left');
    return null;
  }
  await addRefunded(tx, organisationId, id, amount);
  const { way, invoiceId, invoiceNumber, clientName, currency } = payment;
  const refundId = await written(work, tx, by, {
    kind: 'refund',
    way,
    state: 'asked',
    invoiceId,
    invoiceNumber,
    clientName,
    amount,
    currency,
    reference: '',
    paidOn: null,
    refundOf: id,
    why: '',
    key: `stripe-refund-${providerId}`,
    said: {},
    createdAt: work.clock.now(),
  });
  await updateProvider(tx, organisationId, refundId, { providerId });
  await tellChanged(tx, by, id);
  await tellChanged(tx, by, refundId);
  return refundId;
}
