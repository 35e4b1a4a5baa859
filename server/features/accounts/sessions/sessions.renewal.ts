import type { SignedIn } from '@plenum/contract';
import type { Tx, Work } from '../../../platform/work.ts';
import { findProfile } from '../accounts.queries.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import { closeSession } from '../accounts.service.ts';
import {
  insertRefreshToken,
  type KeptToken,
  lockRefreshToken,
  markTokenUsed,
  touchSession,
} from './sessions.queries.ts';
import { refreshEnds, type Tokens } from './sessions.tokens.ts';
import { userData } from '../accounts.view.ts';

/** A reply may get lost: for this long the same device may ask again and gets the same pair. */
const graceMs = 10_000;

/** Null for anything but a live token. A used one that comes back ends its whole family. */
export async function renew(
  work: Work,
  tokens: Tokens,
  door: Doorkeeper,
  sent: string,
  agent: string,
): Promise<SignedIn | null> {
  const refresh = sent.replace(/^"(.*)"$/, '$1');
  const now = work.clock.now();
  const verdict = await work.transaction((tx) => exchange(tx, work, tokens, refresh, agent, now));
  if (verdict.kind === 'replayed') {
    await closeSession(work, door, verdict.token.organisationId, verdict.token.sessionId);
  }
  if (verdict.kind !== 'renewed') return null;
  const { organisationId, personId, sessionId } = verdict.token;
  const profile = await findProfile(work.db, organisationId, personId);
  if (!profile) return null;
  const claims = { personId, organisationId, sessionId };
  return {
    userData: await userData(work, organisationId, profile),
    accessToken: await tokens.signAccess(claims, now, work.config.accessTokenSeconds),
    refreshToken: tokens.successorOf(refresh),
  };
}

type Verdict = { kind: 'refused' } | { kind: 'renewed' | 'replayed'; token: KeptToken };

async function exchange(
  tx: Tx,
  work: Work,
  tokens: Tokens,
  refresh: string,
  agent: string,
  now: Date,
): Promise<Verdict> {
  const hash = tokens.hashOf(refresh);
  const token = await lockRefreshToken(tx, hash);
  if (!token || token.isEnded) return { kind: 'refused' };
  if (token.usedAt) {
    const isLate = now.getTime() - token.usedAt.getTime() > graceMs;
    return { kind: isLate || token.agent !== agent ? 'replayed' : 'renewed', token };
  }
  if (token.expiresAt <= now) return { kind: 'refused' };
  const { organisationId, sessionId } = token;
  const successor = tokens.hashOf(tokens.successorOf(refresh));
  await markTokenUsed(tx, organisationId, hash, now);
  await insertRefreshToken(tx, organisationId, sessionId, successor, refreshEnds(work.config, now));
  await touchSession(tx, organisationId, sessionId);
  return { kind: 'renewed', token };
}
