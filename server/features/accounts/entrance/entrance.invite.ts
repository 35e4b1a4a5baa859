import { type Invitation, mostInList, type NewInvitation } from '@plenum/contract';
import { bareList } from '../../../platform/http/bare-list.ts';
import { problem } from '../../../platform/http/problem.ts';
import { letter } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { memberById, organisationById } from '../../organisations/index.ts';
import { languageFor } from '../settings/settings.language.ts';
import { makeLink } from './entrance.links.ts';
import {
  endInvitation,
  findLink,
  findOpenInvitations,
  type Link,
} from './entrance.links.queries.ts';
import { requireRecent } from '../proof/proof.recent.ts';
import { findSecretByEmail } from '../accounts.queries.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

/** Both are accepted alike; only those into the organisation itself are listed. */
export const invitations = ['invite', 'join'] as const;

const invitationView = (link: Link): Invitation => ({
  id: link.id,
  email: link.email,
  role: link.role ?? 'client',
  fullName: link.fullName,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
});

export async function listInvitations(work: Work, { organisationId }: Person) {
  const now = work.clock.now();
  const links = await findOpenInvitations(work.db, organisationId, now, mostInList + 1);
  return bareList(links.map(invitationView));
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
    if (!(await postLetter(work, tx, person, email, mail))) throw problem('too_many');
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
  const link = await findLink(work.db, invitations, hashOfToken(token), work.clock.now());
  const organisation = link && (await organisationById(work.db, link.organisationId));
  if (!link || !organisation) throw problem('accounts.link_dead');
  const isKnown = (await findSecretByEmail(work.db, link.email))?.isVerified ?? false;
  const { email, fullName, event } = link;
  return { organisation: organisation.name, event, email, fullName, isKnown };
}
