import { call } from '../api-client.ts';
import { stopActing } from './act-as.ts';
import { acting } from './acting.ts';
import { session } from './session.ts';

/**
 * Signs out here at once; the server is told, but nobody waits for it. Who acts as somebody else
 * is themselves again.
 */
export function endSession(): void {
  if (acting.get()) return stopActing();
  const farewell = call('POST /jwt/logout');
  session.clear();
  farewell.catch(() => undefined);
}
