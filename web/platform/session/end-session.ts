import { call } from '../api-client.ts';
import { session } from './session.ts';

/** Signs out here at once; the server is told, but nobody waits for it. */
export function endSession(): void {
  const farewell = call('POST /jwt/logout');
  session.clear();
  farewell.catch(() => undefined);
}
