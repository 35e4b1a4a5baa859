import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { lockedOwed } from '../../invoices/index.ts';
import { written } from '../payments.record.ts';
import { tellChanged } from '../payments.service.ts';
import { waysOf } from '../ways/ways.settings.ts';
import { isStripeError, requireClient } from './stripe.client.ts';
import { isTaken } from './stripe.currencies.ts';
import { settle } from './stripe.look.ts';
import { findBegun, updateProvider } from './stripe.queries.ts';

/** How long one may take to pay: Stripe's shortest is half an hour. */
const [openMs, againMs] = [3_600_000, 1_200_000];

/**
 * The payment is written down before anybody else hears of it, and its payer is led on only once it is
 * known where: what nobody was led to nobody can pay.
 */
export async function beginCheckout(
  work: Work,
  { organisationId, invoiceId }: Owing,
  back: Back,
): Promise<{ url: string }> {
  const client = await requireClient(work, organisationId);
  const begun = await begin(work, organisationId, invoiceId);
  if ('url' in begun) return begun;
  const session = await sessionFor(work, client, { ...begun, back });
  if (!session?.url) {
    await settle(work, { organisationId, id: begun.id }, { state: 'failed', why: '' });
    throw problem('payments.provider_failed');
  }
  const { id: providerId, url } = session;
  await updateProvider(work.db, organisationId, begun.id, { providerId, url });
  return { url };
}

export interface Owing {
  organisationId: number;
  invoiceId: number;
}

/** Where its payer comes back to. */
interface Back {
  paid: string;
  left: string;
}

const begin = (work: Work, organisationId: number, invoiceId: number) =>
  work.transaction(async (tx) => {
    const by = { organisationId, id: null };
    const { ways } = await waysOf(tx, organisationId);
    if (!ways.some(({ way, isOn }) => way === 'stripe' && isOn))
      throw problem('payments.not_offered');
    const invoice = await lockedOwed(work, tx, by, invoiceId);
    const { number, clientName, currency, balance: amount } = invoice;
    if (amount <= 0) throw problem('payments.paid_already');
    if (!isTaken(currency)) throw problem('payments.not_offered');
    const createdAt = work.clock.now();
    const since = new Date(createdAt.getTime() - againMs);
    const known = await findBegun(tx, organisationId, { invoiceId, amount, since });
    if (known) return known;
    const key = `stripe-${randomUUID()}`;
    const id = await written(work, tx, by, {
      kind: 'payment',
      way: 'stripe',
      state: 'started',
      invoiceId,
      invoiceNumber: number,
      clientName,
      amount,
      currency,
      reference: '',
      paidOn: null,
      refundOf: null,
      why: '',
      key,
      said: {},
      createdAt,
    });
    await tellChanged(tx, by, id);
    await work.followers.invoiceTried(tx, { organisationId, invoiceId });
    return { id, key, number, amount, currency, createdAt };
  });

interface Begun {
  id: number;
  key: string;
  number: string;
  amount: number;
  currency: string;
  createdAt: Date;
  back: Back;
}

async function sessionFor(work: Work, client: Stripe, begun: Begun) {
  const { id, key, number, amount, currency, createdAt, back } = begun;
  const price = { currency: currency.toLowerCase(), unit_amount: amount };
  try {
    return await client.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: String(id),
        line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: number } } }],
        success_url: back.paid,
        cancel_url: back.left,
        expires_at: Math.floor((createdAt.getTime() + openMs) / 1000),
      },
      { idempotencyKey: key },
    );
  } catch (error) {
    if (!isStripeError(error)) throw error;
    work.log.warn({ err: error, paymentId: id }, 'a checkout was not begun');
    return null;
  }
}
