import type { Passkey } from '@plenum/contract';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import {
  deletePasskey,
  findPasskey,
  findPasskeysOf,
  insertPasskey,
  notePasskeyUsed,
  type PasskeyRow,
} from './proof.passkeys.queries.ts';
import { findProfile } from '../accounts.queries.ts';
import { requireRecent } from './proof.recent.ts';
import { makeTicket, spendTicket } from '../entrance/entrance.tickets.ts';

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Checking passkeys takes a while to load: only those who use one wait for it. */
const webAuthn = () => import('@simplewebauthn/server');

/** From the configuration, never from what a request says; browsers take no bare IP address. */
function siteOf(work: Work) {
  const here = new URL(addressOf(work.config));
  if (work.config.publicUrl === null) here.hostname = 'localhost';
  return { rpID: here.hostname, origin: here.origin };
}

const lists = (transports: string[]) => transports as AuthenticatorTransport[];

export async function startPasskey(work: Work, person: Person) {
  await requireRecent(work, person);
  const profile = await findProfile(work.db, person.organisationId, person.id);
  const existing = await findPasskeysOf(work.db, person.id);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Plenum',
    rpID: siteOf(work).rpID,
    userID: new TextEncoder().encode(`person-${person.id}`),
    userName: profile?.email ?? '',
    userDisplayName: profile?.fullName || (profile?.username ?? ''),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credential, transports }) => ({
      id: credential,
      transports: lists(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const ticket = await makeTicket(work, 'passkey-new', { personId: person.id, challenge });
  return { ticket, options: { ...options } };
}

export async function addPasskey(
  work: Work,
  person: Person,
  { ticket, name, response }: { ticket: string; name: string; response: object },
): Promise<Passkey> {
  const { personId, challenge } = await spendTicket(work, 'passkey-new', ticket);
  if (personId !== person.id) throw problem('accounts.ticket_dead');
  const made = await checkNew(work, challenge, response as RegistrationResponseJSON);
  return work.transaction(async (tx) => {
    const row = await insertPasskey(tx, person.id, { ...made, name });
    if (!row) throw problem('accounts.passkey_wrong');
    await record(tx, person, { action: 'accounts.passkey_added', subject: name });
    return passkeyView(row);
  });
}

async function checkNew(work: Work, challenge: string, response: RegistrationResponseJSON) {
  const { rpID, origin } = siteOf(work);
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(wrong);
  if (!verified) throw problem('accounts.passkey_wrong');
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  const bytes = Buffer.from(publicKey);
  return { credential: id, publicKey: bytes, counter, transports: transports ?? [] };
}

/** Whatever a forged answer trips over, its sender learns one thing only. */
const wrong = () => {
  throw problem('accounts.passkey_wrong');
};

export async function removePasskey(work: Work, person: Person, id: number): Promise<void> {
  await requireRecent(work, person);
  await work.transaction(async (tx) => {
    const gone = await deletePasskey(tx, person.id, id);
    if (!gone) throw problem('not_found');
    await record(tx, person, { action: 'accounts.passkey_removed', subject: gone.name });
  });
}

/** The browser finds the passkey by itself: nobody is named before it was shown. */
export async function startPasskeyProof(work: Work) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(work).rpID,
    userVerification: 'required',
  });
  const ticket = await makeTicket(work, 'passkey-proof', { challenge: options.challenge });
  return { ticket, options: { ...options } };
}

/** Whose passkey was shown. */
export async function provePasskey(
  work: Work,
  { ticket, response }: { ticket: string; response: object },
): Promise<number> {
  const { challenge } = await spendTicket(work, 'passkey-proof', ticket);
  const shown = response as AuthenticationResponseJSON;
  const kept = typeof shown.id === 'string' ? await findPasskey(work.db, shown.id) : null;
  if (!kept) throw problem('accounts.passkey_wrong');
  const { rpID, origin } = siteOf(work);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: kept.credential,
      publicKey: new Uint8Array(kept.publicKey),
      counter: kept.counter,
      transports: lists(kept.transports),
    },
  }).catch(wrong);
  if (!verified) throw problem('accounts.passkey_wrong');
  await notePasskeyUsed(work.db, kept.id, authenticationInfo.newCounter);
  return kept.personId;
}
