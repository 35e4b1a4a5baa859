import { call } from '../../platform/api-client.ts';
import { session } from '../../platform/session/session.ts';
import type { PasskeyProof } from './accounts.passkeys.ts';

export const knowsPasskeys = () => 'PublicKeyCredential' in globalThis;

/** The library comes when somebody reaches for a passkey. */
export const loadPasskeys = () => import('./accounts.passkeys.ts');

export async function keepPasskeySession(proof: PasskeyProof): Promise<void> {
  session.keep(await call('POST /api/accounts/passkey-proof', { body: proof }));
}
