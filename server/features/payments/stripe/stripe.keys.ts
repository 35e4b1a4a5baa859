import { createHmac } from 'node:crypto';
import type { StripeKeys, StripeTest } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import { seal } from '../../../platform/secret-box.ts';
import type { Work } from '../../../platform/work.ts';
import { requireRecent } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import { clientFor, isStripeError } from './stripe.client.ts';
import { findKeys, putKeys, removeKeys } from './stripe.queries.ts';

/** Known before there are keys: Stripe gives the secret for it only then. */
const hookFor = (secret: string, organisationId: number): string =>
  createHmac('sha256', secret).update(`stripe ${organisationId}`).digest('base64url');

async function viewOf({ config }: Work, db: Db, organisationId: number): Promise<StripeKeys> {
  const keys = await findKeys(db, organisationId);
  return {
    isThere: keys !== null,
    isLive: keys?.isLive ?? false,
    ending: keys?.ending ?? '',
    heardAt: keys?.heardAt?.toISOString() ?? null,
    hook: `/api/payments/stripe/events/${hookFor(config.tokenSecret, organisationId)}`,
  };
}

export const readKeys = (work: Work, { organisationId }: Person) =>
  viewOf(work, work.db, organisationId);

interface NewKeys {
  secretKey: string;
  hookSecret: string;
}

/** Whoever has them moves money: a fresh proof is asked for, and nobody reads them again. */
export async function setKeys(work: Work, person: Person, { secretKey, hookSecret }: NewKeys) {
  await requireRecent(work, person);
  return work.transaction(async (tx) => {
    const { organisationId } = person;
    const { tokenSecret } = work.config;
    await putKeys(tx, organisationId, hookFor(tokenSecret, organisationId), {
      key: seal(tokenSecret, secretKey),
      hookSecret: seal(tokenSecret, hookSecret),
      ending: secretKey.slice(-4),
      isLive: secretKey.includes('_live_'),
    });
    const after = { ending: secretKey.slice(-4) };
    await record(tx, person, { action: 'payments.keys_set', subject: 'Stripe', after });
    return viewOf(work, tx, organisationId);
  });
}

export async function forgetKeys(work: Work, person: Person) {
  await requireRecent(work, person);
  return work.transaction(async (tx) => {
    const { organisationId } = person;
    await removeKeys(tx, organisationId);
    await record(tx, person, { action: 'payments.keys_forgotten', subject: 'Stripe' });
    return viewOf(work, tx, organisationId);
  });
}

/**
 * What payments need: that the key is one, may make sessions, and that what Stripe tells bears the secret
 * that was set. Nothing is left behind.
 */
export async function testKeys(work: Work, { organisationId }: Person): Promise<StripeTest> {
  const client = await clientFor(work, work.db, organisationId);
  if (!client) return { says: 'no_keys' };
  try {
    await client.checkout.sessions.list({ limit: 1 });
    await client.refunds.list({ limit: 1 });
    const keys = await findKeys(work.db, organisationId);
    return { says: keys?.heardAt ? 'fine' : 'unheard' };
  } catch (error) {
    return { says: faultIn(error) };
  }
}

function faultIn(error: unknown): StripeTest['says'] {
  if (!isStripeError(error)) throw error;
  if (error.statusCode === 401) return 'key_refused';
  return error.statusCode === 403 ? 'not_allowed' : 'unreachable';
}
