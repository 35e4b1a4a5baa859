import { describe } from '../api-client.ts';
import { send } from '../send.ts';

/** Ends a session this browser has no use for; nobody waits for it. */
export function leaveSession(accessToken: string): void {
  const headers = { authorization: `Bearer ${accessToken}` };
  send({ ...describe('POST /jwt/logout', {}), headers }).catch(() => undefined);
}
