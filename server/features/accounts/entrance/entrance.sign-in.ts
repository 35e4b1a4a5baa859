import type { SecondStepAsked, SignedIn } from '@plenum/contract';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { rememberDevice, triesKey } from '../sessions/sessions.known-devices.ts';
import { isPassword } from './entrance.passwords.ts';
import { findProfile, findSecretByEmail, findUsualOrganisation } from '../accounts.queries.ts';
import {
  type Device,
  insertRefreshToken,
  insertSession,
  touchSession,
} from '../sessions/sessions.queries.ts';
import { askSecondStep } from '../proof/proof.second-step.ts';
import { refreshEnds, type Tokens } from '../sessions/sessions.tokens.ts';
import { userData } from '../accounts.view.ts';

export interface Visit extends Device {
  deviceMark: string | null;
}

export interface Credentials {
  email: string;
  password: string;
}

/** What a sign-in comes to: in, one more step, or the one refusal there is. */
export type SignInOutcome =
  | { kind: 'in'; signedIn: SignedIn; deviceMark: string }
  | { kind: 'more'; asked: SecondStepAsked }
  | { kind: 'refused' };

/** Refused for a wrong password, an unknown address and an account without organisation alike. */
export async function signIn(
  work: Work,
  tokens: Tokens,
  { email, password }: Credentials,
  visit: Visit,
): Promise<SignInOutcome> {
  const found = await findSecretByEmail(work.db, email);
  const account = await triesKey(work, email, visit.deviceMark);
  const home = await work.limits.guess('account', account, async () => {
    const fits = await isPassword(found?.passwordHash, password, visit.network);
    return found && fits ? findUsualOrganisation(work.db, found.id) : null;
  });
  if (!found || !home) return { kind: 'refused' };
  const asked = await askSecondStep(work, found.id);
  if (asked) return { kind: 'more', asked };
  await work.limits.forget('account', account);
  return enterInto(work, tokens, home.organisationId, found.id, visit);
}

/** Everything was shown: into the organisation the person used last. */
export async function enter(
  work: Work,
  tokens: Tokens,
  personId: number,
  visit: Visit,
): Promise<SignInOutcome> {
  const home = await findUsualOrganisation(work.db, personId);
  if (!home) return { kind: 'refused' };
  return enterInto(work, tokens, home.organisationId, personId, visit);
}

async function enterInto(
  work: Work,
  tokens: Tokens,
  organisationId: number,
  personId: number,
  visit: Visit,
): Promise<SignInOutcome> {
  const signedIn = await openSession(work, tokens, organisationId, personId, visit);
  if (!signedIn) return { kind: 'refused' };
  const deviceMark = await rememberDevice(work, personId, visit.deviceMark);
  return { kind: 'in', signedIn, deviceMark };
}

/** A new session on one device, with its first pair of tokens; null for someone who is no member. */
export async function openSession(
  work: Work,
  tokens: Tokens,
  organisationId: number,
  personId: number,
  device: Device,
): Promise<SignedIn | null> {
  const now = work.clock.now();
  const refreshToken = tokens.newRefresh();
  const sessionId = await work.transaction(async (tx) => {
    const id = await insertSession(tx, organisationId, personId, device);
    const expiresAt = refreshEnds(work.config, now);
    await touchSession(tx, organisationId, id);
    const doer = { organisationId, id: personId, network: device.network };
    await record(tx, doer, { action: 'accounts.signed_in', subject: device.agent });
    await insertRefreshToken(tx, organisationId, id, tokens.hashOf(refreshToken), expiresAt);
    return id;
  });
  const profile = await findProfile(work.db, organisationId, personId);
  if (!profile) return null;
  const claims = { personId, organisationId, sessionId };
  const accessToken = await tokens.signAccess(claims, now, work.config.accessTokenSeconds);
  return { userData: await userData(work, organisationId, profile), accessToken, refreshToken };
}
