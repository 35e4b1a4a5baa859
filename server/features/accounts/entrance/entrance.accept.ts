import type { Acceptance } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { addMember, memberById } from '../../organisations/index.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import { claimAccount, confirmHolder } from './entrance.claim.ts';
import { invitations } from './entrance.invite.ts';
import { endLinks, findLink, type Link, lockLinks, useLink } from './entrance.links.queries.ts';
import { hashChosen } from './entrance.passwords.ts';
import { findSecretByEmail, insertAccount, type Secret } from '../accounts.queries.ts';
import { closeAllSessions } from '../accounts.service.ts';
import { updateNames } from '../settings/settings.queries.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

/** What else someone who accepted is now part of. */
export type AfterJoining = (
  tx: Tx,
  who: { organisationId: number; personId: number; email: string },
) => Promise<void>;

/**
 * The link proves the address. An account that had proved it before joins; a stranger makes one
 * first, and so does whoever finds their address taken by an account that never proved it.
 */
export async function acceptInvitation(
  work: Work,
  door: Doorkeeper,
  { token, account }: Acceptance,
  network: string,
  afterJoining: AfterJoining,
) {
  const hash = hashOfToken(token);
  const found = await findLink(work.db, invitations, hash, work.clock.now());
  if (!found) throw problem('accounts.link_dead');
  const newcomer = account && {
    ...account,
    passwordHash: await hashChosen(chosenIn(account, found.email), network),
  };
  const { claimed, ...accepted } = await work.transaction(async (tx) => {
    await lockLinks(tx, found.organisationId, 'join', found.email);
    const link = await useLink(tx, invitations, hash, work.clock.now());
    if (!link) throw problem('accounts.link_dead');
    await endLinks(tx, link.organisationId, 'join', link.email);
    const known = await findSecretByEmail(tx, link.email);
    if (!known && work.config.signUp === 'closed') throw problem('accounts.sign_up_closed');
    const personId = known?.isVerified ? known.id : await comeIn(tx, link, known, newcomer);
    await confirmHolder(work, tx, personId, link.email);
    await join(tx, link, personId, network);
    const { email, organisationId } = link;
    await afterJoining(tx, { organisationId, personId, email });
    return { email, organisationId, claimed: known?.isVerified === false ? known.id : null };
  });
  if (claimed !== null) await closeAllSessions(work, door, claimed);
  return accepted;
}

const chosenIn = (
  { password, username, fullName }: NonNullable<Acceptance['account']>,
  email: string,
) => ({ password, path: '/account/password', about: [email, username, fullName] });

async function join(tx: Tx, link: Link, personId: number, network: string): Promise<void> {
  const { organisationId, email, role } = link;
  if (await memberById(tx, organisationId, personId)) return;
  await addMember(tx, organisationId, personId, role ?? 'client');
  await record(
    tx,
    { organisationId, id: personId, network },
    { action: 'accounts.joined', subject: email },
  );
}

interface Newcomer {
  username: string;
  fullName: string;
  passwordHash: string;
}

async function comeIn(
  tx: Tx,
  { email }: Link,
  known: Secret | null,
  newcomer: Newcomer | null,
): Promise<number> {
  if (!newcomer) {
    throw problem('invalid', { errors: [{ path: '/account', message: 'is needed' }] });
  }
  const { username, fullName, passwordHash } = newcomer;
  if (known) {
    if (!(await updateNames(tx, known.id, newcomer))) throw problem('accounts.name_taken');
    await claimAccount(tx, known, passwordHash);
    return known.id;
  }
  const made = await insertAccount(tx, { email, username, fullName, passwordHash });
  if (!made) throw problem('accounts.name_taken');
  return made.id;
}
