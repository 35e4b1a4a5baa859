import { enqueue } from '../../../platform/jobs/jobs.ts';
import { problem } from '../../../platform/http/problem.ts';
import { unseal } from '../../../platform/secret-box.ts';
import type { Work } from '../../../platform/work.ts';
import { loadStripe } from './stripe.client.ts';
import { findByCharge, findByProvider, findHooked, noteHeard } from './stripe.queries.ts';

interface Told {
  hook: string;
  signature: string;
  body: Uint8Array;
}

/**
 * Believed for its signature, and then for nothing but which payment to ask for: so it may come late,
 * twice and in any order. Its job is there once it is answered.
 */
export async function hearEvent(work: Work, { hook, signature, body }: Told): Promise<void> {
  const hooked = await findHooked(work.db, hook);
  if (!hooked) throw problem('not_found');
  const { organisationId, hookSecret } = hooked;
  const secret = unseal(work.config.tokenSecret, hookSecret);
  const object = await objectIn(Buffer.from(body), signature, secret);
  await noteHeard(work.db, organisationId, work.clock.now());
  if (object === null) return;
  const payment = await findByProvider(work.db, organisationId, object.id);
  if (payment) {
    const name = object.id.startsWith('cs_') ? 'payments.look' : 'payments.refund';
    await enqueue(work.db, name, { organisationId, id: payment.id });
    return;
  }
  // Somebody paid it back at Stripe, and not here.
  const charged = object.charge && (await findByCharge(work.db, organisationId, object.charge));
  if (charged) await enqueue(work.db, 'payments.refunds', { organisationId, id: charged.id });
}

/** As far as anybody may rely on it. */
interface Event {
  data?: { object?: { id?: unknown; object?: unknown; payment_intent?: unknown } };
}

interface About {
  id: string;
  charge: string | null;
}

/** Of a session or a refund; nothing else is listened to. */
async function objectIn(body: Buffer, signature: string, secret: string): Promise<About | null> {
  const Client = await loadStripe();
  try {
    const event: Event = Client.webhooks.constructEvent(body, signature, secret);
    const { id, object, payment_intent: charge } = event.data?.object ?? {};
    const isHeard = object === 'checkout.session' || object === 'refund';
    if (!isHeard || typeof id !== 'string') return null;
    return { id, charge: typeof charge === 'string' ? charge : null };
  } catch (error) {
    if (error instanceof Client.errors.StripeSignatureVerificationError) {
      throw problem('payments.signature_wrong');
    }
    throw error instanceof SyntaxError ? problem('malformed') : error;
  }
}
