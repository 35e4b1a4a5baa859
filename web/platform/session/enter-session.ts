import type { SignedIn } from '@plenum/contract';
import { describe } from '../api-client.ts';
import { send } from '../send.ts';
import { leaveSession } from './leave-session.ts';
import { session } from './session.ts';
import { organisationOf } from './token-claims.ts';

/**
 * Keeps what a sign-in answered. Whoever signs in again over a page that ran out stays in the
 * organisation of that page, wherever else they have been since: their work is still on it.
 */
export async function enterSession(signedIn: SignedIn): Promise<void> {
  const before = session.last();
  const isSamePerson = before?.person.id === signedIn.userData.id;
  const here = isSamePerson ? organisationOf(before.accessToken) : 0;
  const isElsewhere = here !== 0 && here !== organisationOf(signedIn.accessToken);
  const moved = isElsewhere ? await moveTo(here, signedIn) : null;
  session.keep(moved ?? signedIn);
  if (moved) leaveSession(signedIn.accessToken);
}

/** Nothing when they may not go there any more. */
async function moveTo(organisationId: number, { accessToken }: SignedIn): Promise<SignedIn | null> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const request = describe('POST /api/accounts/switch', { body: { organisationId } });
  const answer = await send({ ...request, headers }).catch(() => null);
  return answer?.status === 200 ? (answer.body as SignedIn) : null;
}
