import { config } from '../config.ts';
import { renewSession } from './renew-session.ts';
import { session } from './session.ts';
import { tokenLife } from './token-claims.ts';

const longestTimer = 2 ** 31 - 1;
const retryMs = 15_000;

/** Renews in the background while a tab is open, and at once when it wakes up late. */
export function keepSessionFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRenewal = 0;
  let isBusy = false;
  let isStopped = false;

  const renewNow = async (token: string) => {
    isBusy = true;
    const renewed = await renewSession(token).catch(() => false);
    isBusy = false;
    if (isStopped) return;
    if (renewed) lastRenewal = Date.now();
    if (renewed) plan();
    else if (session.get()?.accessToken === token) timer = setTimeout(plan, retryMs);
  };

  /** A device whose clock is wrong takes every token for an old one: then half a life is waited. */
  const waitFor = (token: string) => {
    const { from, until } = tokenLife(token);
    const half = (until - from) / 2;
    const due = until - Math.min(config.renewAheadMs, half);
    return Math.max(due, lastRenewal + half) - Date.now();
  };

  function plan() {
    clearTimeout(timer);
    const token = session.get()?.accessToken;
    if (!token || isBusy) return;
    const wait = waitFor(token);
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
    isStopped = true;
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', wakeUp);
    globalThis.removeEventListener('online', wakeUp);
  };
}
