import type { Acceptance, Invitation, NewInvitation } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { letter } from '../../platform/mail/letter.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Person } from '../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { addMember, memberById, organisationById } from '../organisations/index.ts';
import { languageFor } from './accounts.language.ts';
import { hashOfLink, makeLink } from './accounts.links.ts';
import {
  endInvitation,
  findLink,
  findOpenInvitations,
  type Link,
  useLink,
} from './accounts.links.queries.ts';
import { hashPassword } from './accounts.passwords.ts';
import { requireRecent } from './accounts.recent.ts';
import { findSecretByEmail, insertAccount, markVerified } from './accounts.queries.ts';

const invitationView = (link: Link): Invitation => ({
  id: link.id,
  email: link.email,
  role: link.role ?? 'client',
  fullName: link.fullName,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
});

export async function listInvitations(work: Work, { organisationId }: Person) {
  const links = await findOpenInvitations(work.db, organisationId, work.clock.now());
  return links.map(invitationView);
}

export async function invite(
  work: Work,
  person: Person,
  { email, role, fullName = '' }: NewInvitation,
): Promise<Invitation> {
  const { organisationId } = person;
  if (role === 'admin') await requireRecent(work, person);
  return work.transaction(async (tx) => {
    const organisation = await organisationById(tx, organisationId);
    if (!organisation?.isVerified) throw problem('accounts.unverified');
    const known = await findSecretByEmail(tx, email);
    if (known && (await memberById(tx, organisationId, known.id))) {
      throw problem('accounts.already_member');
    }
    const made = { kind: 'invite', email, role, fullName, madeBy: person.id } as const;
    const { token, link } = await makeLink(tx, work, organisationId, made);
    const inviter = (await memberById(tx, organisationId, person.id))?.fullName ?? '';
    const names = { email, organisation: organisation.name, inviter };
    const reader = { personId: known?.id ?? null, browser: null, organisation };
    const language = await languageFor(tx, reader);
    const mail = letter(language, 'invite', names, `${addressOf(work.config)}/invitation#${token}`);
    await sendMail(tx, organisationId, { to: email, ...mail });
    const deed = { action: 'accounts.invited', subject: email, after: { role } } as const;
    await record(tx, person, deed);
    return invitationView(link);
  });
}

export const withdrawInvitation = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const ended = await endInvitation(tx, person.organisationId, id);
    if (!ended) throw problem('not_found');
    await record(tx, person, { action: 'accounts.invitation_withdrawn', subject: ended.email });
  });

export async function lookAtInvitation(work: Work, token: string) {
  const link = await findLink(work.db, 'invite', hashOfLink(token), work.clock.now());
  const organisation = link && (await organisationById(work.db, link.organisationId));
  if (!link || !organisation) throw problem('accounts.link_dead');
  const isKnown = (await findSecretByEmail(work.db, link.email)) !== null;
  return { organisation: organisation.name, email: link.email, fullName: link.fullName, isKnown };
}

/** The link proves the address; an account with it joins, a stranger makes one first. */
export async function acceptInvitation(
  work: Work,
  { token, account }: Acceptance,
  network: string,
) {
  const hash = hashOfLink(token);
  if (!(await findLink(work.db, 'invite', hash, work.clock.now()))) {
    throw problem('accounts.link_dead');
  }
  const passwordHash = account && (await hashPassword(account.password));
  return work.transaction(async (tx) => {
    const link = await useLink(tx, 'invite', hash, work.clock.now());
    if (!link) throw problem('accounts.link_dead');
    const known = await findSecretByEmail(tx, link.email);
    if (!known && work.config.signUp === 'closed') throw problem('accounts.sign_up_closed');
    const personId = known?.id ?? (await newcomer(tx, link, account, passwordHash));
    await markVerified(tx, personId, link.email);
    if (!(await memberById(tx, link.organisationId, personId))) {
      await addMember(tx, link.organisationId, personId, link.role ?? 'client');
      const doer = { organisationId: link.organisationId, id: personId, network };
      await record(tx, doer, { action: 'accounts.joined', subject: link.email });
    }
    return { email: link.email };
  });
}

async function newcomer(
  tx: Tx,
  { email }: Link,
  account: Acceptance['account'],
  passwordHash: string | null,
): Promise<number> {
  if (!account) throw problem('invalid', { errors: [{ path: '/account', message: 'is needed' }] });
  const { username, fullName } = account;
  const made = await insertAccount(tx, { email, username, fullName, passwordHash });
  if (!made) throw problem('accounts.name_taken');
  return made.id;
}
