import { acting } from './acting.ts';
import { renewSession } from './renew-session.ts';
import { session } from './session.ts';

const atMostEveryMs = 10_000;
let lastAsked = -Infinity;

/** A refusal may mean that the role has changed: new tokens come with the abilities of today. */
export function refreshAbilities(): void {
  const token = session.get()?.accessToken;
  const now = performance.now();
  // Who acts as somebody has no tokens to come; what is refused to them stays refused.
  if (!token || acting.get() || now - lastAsked < atMostEveryMs) return;
  lastAsked = now;
  renewSession(token).catch(() => undefined);
}
