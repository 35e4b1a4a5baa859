import type { PaymentState } from '@plenum/contract';
import type Stripe from 'stripe';
import type { Work } from '../../../platform/work.ts';
import { lockedOwed, todayOf } from '../../invoices/index.ts';
import { lockedPayment } from '../payments.access.ts';
import { addRefunded, insertChange, updateState } from '../payments.queries.ts';
import { tellChanged } from '../payments.service.ts';
import { movedBy } from '../payments.settle.ts';
import { leadsTo } from '../payments.states.ts';
import { clientFor } from './stripe.client.ts';
import { whyDeclined } from './stripe.faults.ts';
import { findProvided, type ProvidedRow, updateCharge } from './stripe.queries.ts';

declare module '../../../platform/work.ts' {
  interface Followers {
    /** After each change of a try to pay that moved no money; the invoice is locked. */
    invoiceTried(tx: Tx, about: { organisationId: number; invoiceId: number }): Promise<void>;
  }
}

export interface Which {
  organisationId: number;
  id: number;
}

/** So long a payer whom nobody led on cannot be on the way any more; nor anybody after a day. */
const [lostMs, overMs] = [120_000, 86_400_000];

/**
 * Whatever was told, in whatever order and however often: what counts is what Stripe says when it is
 * asked, and that a payment leads there from its state.
 */
export async function lookAt(work: Work, { organisationId, id }: Which): Promise<void> {
  const payment = await findProvided(work.db, organisationId, id);
  if (!payment || payment.kind !== 'payment' || !['started', 'pending'].includes(payment.state))
    return;
  const age = work.clock.now().getTime() - payment.createdAt.getTime();
  if (payment.providerId === null) {
    if (age > lostMs) await settle(work, { organisationId, id }, { state: 'failed', why: '' });
    return;
  }
  const client = await clientFor(work, work.db, organisationId);
  if (!client) {
    // Its keys were taken away: nobody will ever say.
    if (age > overMs) await settle(work, { organisationId, id }, { state: 'expired', why: '' });
    return;
  }
  const session = await client.checkout.sessions.retrieve(payment.providerId, {
    expand: ['payment_intent'],
  });
  const found = standingOf(session);
  if (found.state === 'paid') refuseOther(session, payment);
  await settle(work, { organisationId, id }, found);
}

interface Found {
  state: PaymentState;
  why: string;
  charge?: string;
}

function standingOf(session: Stripe.Checkout.Session): Found {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const fault = whyDeclined(intent?.last_payment_error ?? null);
  if (session.status === 'expired') {
    return fault ? { state: 'failed', why: fault } : { state: 'expired', why: '' };
  }
  if (session.status !== 'complete') return { state: 'started', why: '' };
  if (session.payment_status === 'paid') {
    return { state: 'paid', why: '', ...(intent && { charge: intent.id }) };
  }
  const hasFailed = intent?.status === 'canceled' || intent?.status === 'requires_payment_method';
  return hasFailed ? { state: 'failed', why: fault } : { state: 'pending', why: '' };
}

/** Nobody but us says what is to be paid. */
function refuseOther(session: Stripe.Checkout.Session, { amount, currency }: ProvidedRow): void {
  const { amount_total: paid, currency: paidIn } = session;
  if (paid === amount && paidIn?.toUpperCase() === currency) return;
  throw new Error(`The session ${session.id} is about another amount.`);
}

/** The invoice first, as everywhere. */
export const settle = (work: Work, { organisationId, id }: Which, found: Found): Promise<void> =>
  work.transaction(async (tx) => {
    const by = { organisationId, id: null, network: '' };
    const known = await findProvided(tx, organisationId, id);
    if (!known) return;
    const invoice = await lockedOwed(work, tx, by, known.invoiceId);
    const { state: before, kind, amount, refundOf } = await lockedPayment(tx, by, id);
    const { state, why, charge } = found;
    if (!leadsTo(before, state)) return;
    const isPaid = state === 'paid';
    const paidOn = isPaid ? await todayOf(work, tx, organisationId) : null;
    await updateState(tx, organisationId, id, { state, paidOn });
    if (charge) await updateCharge(tx, organisationId, id, charge);
    const at = work.clock.now();
    const change = { state, at, personId: null, why: why.slice(0, 500) };
    await insertChange(tx, organisationId, id, change);
    const moved = { id, amount: kind === 'payment' ? amount : -amount };
    if (isPaid) await movedBy(work, tx, by, invoice, moved);
    else if (kind === 'payment') {
      await work.followers.invoiceTried(tx, { organisationId, invoiceId: known.invoiceId });
    } else if (refundOf !== null && state === 'failed') {
      await addRefunded(tx, organisationId, refundOf, -amount);
      await tellChanged(tx, by, refundOf);
    }
    await tellChanged(tx, by, id);
  });
