import type Stripe from 'stripe';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { unseal } from '../../../platform/secret-box.ts';
import type { Work } from '../../../platform/work.ts';
import { findKeys } from './stripe.queries.ts';

/** Few installations need it: it is loaded when somebody does. */
export const loadStripe = async () => (await import('stripe')).default;

/** Where Stripe is, or a stand-in for it. */
function placeOf({ config }: Work): Stripe.StripeConfig {
  if (config.stripeApi === null) return {};
  const { hostname, port, protocol } = new URL(config.stripeApi);
  const isOpen = protocol === 'http:';
  return {
    host: hostname,
    port: Number(port) || (isOpen ? 80 : 443),
    protocol: isOpen ? 'http' : 'https',
  };
}

/** With the keys of the organisation; null where it has none. */
export async function clientFor(
  work: Work,
  db: Db,
  organisationId: number,
): Promise<Stripe | null> {
  const keys = await findKeys(db, organisationId);
  if (!keys) return null;
  const Client = await loadStripe();
  const key = unseal(work.config.tokenSecret, keys.key);
  return new Client(key, {
    ...placeOf(work),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
}

export async function requireClient(work: Work, organisationId: number): Promise<Stripe> {
  const client = await clientFor(work, work.db, organisationId);
  if (!client) throw problem('payments.not_offered');
  return client;
}

export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'rawType' in error && 'statusCode' in error;
