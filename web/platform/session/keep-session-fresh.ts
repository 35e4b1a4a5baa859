import { config } from '../config.ts';
import { renewSession } from './renew-session.ts';
import { session } from './session.ts';
import { tokenExpiry } from './token-expiry.ts';

const longestTimer = 2 ** 31 - 1;
const retryMs = 15_000;

/** Renews in the background while a tab is open, and at once when it wakes up late. */
export function keepSessionFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const renewNow = async (token: string) => {
    const renewed = await renewSession(token).catch(() => false);
    if (!renewed && session.get()?.accessToken === token) timer = setTimeout(plan, retryMs);
  };

  function plan() {
    clearTimeout(timer);
    const token = session.get()?.accessToken;
    if (!token) return;
    const wait = tokenExpiry(token) - config.renewAheadMs - Date.now();
    if (wait <= 0) void renewNow(token);
    else timer = setTimeout(plan, Math.min(wait, longestTimer));
  }

  const wakeUp = () => {
    if (document.visibilityState === 'visible') plan();
  };

  plan();
  const forget = session.subscribe(plan);
  document.addEventListener('visibilitychange', wakeUp);
  globalThis.addEventListener('online', wakeUp);
  return () => {
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', wakeUp);
    globalThis.removeEventListener('online', wakeUp);
  };
}
