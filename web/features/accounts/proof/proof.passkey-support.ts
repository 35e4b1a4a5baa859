import { call } from '../../../platform/api-client.ts';
import { enterSession } from '../../../platform/session/enter-session.ts';
import type { PasskeyProof } from './proof.passkeys.ts';

const isBareAddress = (host: string) => /^[\d.]+$|:/.test(host);

/** A passkey belongs to a name: at a bare network address no browser makes one. */
export const knowsPasskeys = () =>
  'PublicKeyCredential' in globalThis && !isBareAddress(location.hostname);

/** The library comes when somebody reaches for a passkey. */
export const loadPasskeys = () => import('./proof.passkeys.ts');

export async function keepPasskeySession(proof: PasskeyProof): Promise<void> {
  await enterSession(await call('POST /api/accounts/passkey-proof', { body: proof }));
}
