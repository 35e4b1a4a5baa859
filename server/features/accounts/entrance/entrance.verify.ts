import { problem } from '../../../platform/http/problem.ts';
import { type Language, letter } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import type { Person } from '../../../platform/person.ts';
import { requireWayOut } from '../../../platform/mail/way-out.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { organisationById } from '../../organisations/index.ts';
import { confirmHolder } from './entrance.claim.ts';
import { languageFor } from '../settings/settings.language.ts';
import { makeLink } from './entrance.links.ts';
import { useLink } from './entrance.links.queries.ts';
import { findProfile } from '../accounts.queries.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

/** Mails the link that confirms someone's own address. */
export function sendVerification(
  work: Work,
  person: Person,
  browser: Language | null,
): Promise<void> {
  requireWayOut(work.config);
  return work.transaction(async (tx) => {
    if (!(await mailVerification(tx, work, person, browser))) throw problem('too_many');
  });
}

export async function mailVerification(
  tx: Tx,
  work: Work,
  { organisationId, id, network }: Pick<Person, 'organisationId' | 'id' | 'network'>,
  browser: Language | null,
): Promise<boolean> {
  const profile = await findProfile(tx, organisationId, id);
  const organisation = await organisationById(tx, organisationId);
  if (!profile || !organisation) throw problem('not_found');
  const { email } = profile;
  const { token } = await makeLink(tx, work, organisationId, {
    kind: 'verify',
    email,
    personId: id,
  });
  const link = `${addressOf(work.config)}/verify#${token}`;
  const names = { email, organisation: organisation.name };
  const language = await languageFor(tx, { personId: id, browser, organisation });
  const mail = letter(language, 'verify', names, link);
  return postLetter(work, tx, { organisationId, network }, email, mail);
}

/** The address is the person's; a founder's organisation may from now on speak to the outside. */
export function confirmAddress(work: Work, token: string): Promise<void> {
  return work.transaction(async (tx) => {
    const link = await useLink(tx, ['verify'], hashOfToken(token), work.clock.now());
    if (!link?.personId) throw problem('accounts.link_dead');
    const isSame = await confirmHolder(work, tx, link.personId, link.email);
    if (!isSame) throw problem('accounts.link_dead');
  });
}
