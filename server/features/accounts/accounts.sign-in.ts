import { createHash } from 'node:crypto';
import type { SignedIn } from '@plenum/contract';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { isPassword } from './accounts.passwords.ts';
import { findProfile, findSecretByEmail, findUsualOrganisation } from './accounts.queries.ts';
import {
  type Device,
  insertRefreshToken,
  insertSession,
  touchSession,
} from './accounts.sessions.queries.ts';
import type { Tokens } from './accounts.tokens.ts';
import { userData } from './accounts.view.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Null for a wrong password, an unknown address and an account without organisation alike. */
export async function signIn(
  work: Work,
  tokens: Tokens,
  { email, password }: Credentials,
  device: Device,
): Promise<SignedIn | null> {
  const account = accountKey(email);
  await work.limits.check('account', account);
  const found = await findSecretByEmail(work.db, email);
  const fits = await isPassword(found?.passwordHash, password);
  const home = found && fits ? await findUsualOrganisation(work.db, found.id) : null;
  if (!found || !home) {
    await work.limits.spend('account', account).catch(() => undefined);
    return null;
  }
  await work.limits.forget('account', account);
  return openSession(work, tokens, home.organisationId, found.id, device);
}

/** The same for known and unknown addresses, so that the limit tells nothing about either. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** A new session on one device, with its first pair of tokens; null for someone who is no member. */
export async function openSession(
  work: Work,
  tokens: Tokens,
  organisationId: number,
  personId: number,
  device: Device,
): Promise<SignedIn | null> {
  const now = work.clock.now();
  const { accessTokenSeconds, refreshTokenSeconds } = work.config;
  const refreshToken = tokens.newRefresh();
  const sessionId = await work.transaction(async (tx) => {
    const id = await insertSession(tx, organisationId, personId, device);
    const expiresAt = new Date(now.getTime() + refreshTokenSeconds * 1000);
    await touchSession(tx, organisationId, id);
    const doer = { organisationId, id: personId, network: device.network };
    await record(tx, doer, { action: 'accounts.signed_in', subject: device.agent });
    await insertRefreshToken(tx, organisationId, id, tokens.hashOf(refreshToken), expiresAt);
    return id;
  });
  const profile = await findProfile(work.db, organisationId, personId);
  if (!profile) return null;
  const claims = { personId, organisationId, sessionId };
  const accessToken = await tokens.signAccess(claims, now, accessTokenSeconds);
  return { userData: userData(profile), accessToken, refreshToken };
}
