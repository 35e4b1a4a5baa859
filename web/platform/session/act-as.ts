import type { Acting } from '@plenum/contract';
import { call } from '../api-client.ts';
import { acting } from './acting.ts';
import { session } from './session.ts';

export function startActing({ until, ...signedIn }: Acting): void {
  const back = session.get();
  if (!back) return;
  const { id, fullName, username } = signedIn.userData;
  // The session first: without it, this would be about somebody else.
  session.keep(signedIn);
  acting.set({ personId: id, name: fullName || username, until, back });
}

/** Back in one's own session, also when the other one is over already. */
export function stopActing(): void {
  const acted = acting.get();
  if (!acted) return;
  const farewell = session.get() ? call('POST /api/accounts/acting/end') : Promise.resolve();
  acting.set(null);
  const { person, accessToken, refreshToken } = acted.back;
  session.keep({ userData: person, accessToken, refreshToken });
  farewell.catch(() => undefined);
}
