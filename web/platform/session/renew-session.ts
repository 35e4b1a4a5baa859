import type { SignedIn } from '@plenum/contract';
import { send } from '../send.ts';
import { session } from './session.ts';

let underway: Promise<boolean> | null = null;

/** Only one tab may spend the refresh token: it works once. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('plenum.session', work) : work();

async function renew(staleToken: string): Promise<boolean> {
  const now = session.get();
  if (!now) return false;
  if (now.accessToken !== staleToken) return true;
  const answer = await send({
    method: 'POST',
    url: '/jwt/refresh-token',
    body: { refreshToken: now.refreshToken },
    headers: {},
  });
  // Meanwhile the person may have gone to another organisation: that session is not this one's to end.
  if (session.get()?.accessToken !== staleToken) return session.get() !== null;
  if (answer.status === 200) {
    session.keep(answer.body as SignedIn);
    return true;
  }
  if (answer.status === 401) session.expire();
  return false;
}

/**
 * Exchanges the tokens unless another call or tab has done so since `staleToken` was read.
 * Answers whether there is a usable session now; the session has run out when the server refused it.
 */
export function renewSession(staleToken: string): Promise<boolean> {
  underway ??= alone(() => renew(staleToken)).finally(() => {
    underway = null;
  });
  return underway;
}
