import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Confirmation, Passkey } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { CallProblem } from '../../../platform/call-problem.ts';

export type PasskeyProof = NonNullable<Confirmation['passkey']>;

const turnedDown = new Set(['NotAllowedError', 'AbortError']);

/** Browsers do not tell closing their window from having no passkey: both are a wish to stop. */
async function unlessTurnedDown<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (error) {
    if (error instanceof Error && turnedDown.has(error.name)) throw CallProblem.cancelled();
    throw error;
  }
}

/** What the contract hands through, the browser's own calls understand. */
export async function provePasskey(): Promise<PasskeyProof> {
  const { ticket, options } = await call('POST /api/accounts/passkey-proof/start');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await unlessTurnedDown(startAuthentication({ optionsJSON }));
  return { ticket, response: { ...response } };
}

export async function addPasskey(name: string): Promise<Passkey> {
  const { ticket, options } = await call('POST /api/accounts/passkeys/start');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await unlessTurnedDown(startRegistration({ optionsJSON }));
  return call('POST /api/accounts/passkeys', { body: { ticket, name, response: { ...response } } });
}
