import { problem } from '../../../platform/http/problem.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type Language, letter } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import { requireWayOut } from '../../../platform/mail/way-out.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { organisationById } from '../../organisations/index.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import { claimAccount, confirmHolder } from './entrance.claim.ts';
import { forgetDevices } from '../sessions/sessions.known-devices.queries.ts';
import { languageFor } from '../settings/settings.language.ts';
import { makeLink } from './entrance.links.ts';
import { findLink, useLink } from './entrance.links.queries.ts';
import { hashChosen } from './entrance.passwords.ts';
import { findSecretByEmail, findUsualOrganisation } from '../accounts.queries.ts';
import { closeAllSessions } from '../accounts.service.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

export const resetJob = 'accounts.mail_reset';

/** Known or unknown, the answer and its time are the same: the looking up is done later. */
export async function askForReset(work: Work, email: string, browser: Language | null) {
  requireWayOut(work.config);
  await enqueue(work.db, resetJob, { email, browser });
}

export async function mailReset(
  work: Work,
  { email, browser }: { email: string; browser: Language | null },
): Promise<void> {
  await work.transaction(async (tx) => {
    const account = await findSecretByEmail(tx, email);
    const home = account && (await findUsualOrganisation(tx, account.id));
    const organisation = home && (await organisationById(tx, home.organisationId));
    if (!account || !home || !organisation) return;
    const { organisationId } = home;
    const link = { kind: 'reset', email: account.email, personId: account.id } as const;
    const { token } = await makeLink(tx, work, organisationId, link);
    const names = { email: account.email, organisation: organisation.name };
    const language = await languageFor(tx, { personId: account.id, browser, organisation });
    const mail = letter(
      language,
      'reset',
      names,
      `${addressOf(work.config)}/reset-password#${token}`,
    );
    await postLetter(work, tx, { organisationId }, account.email, mail);
  });
}

/** Whoever holds the link holds the mailbox: the address counts as confirmed, every session ends. */
export async function resetPassword(
  work: Work,
  door: Doorkeeper,
  token: string,
  password: string,
  network: string,
): Promise<void> {
  const hash = hashOfToken(token);
  const now = work.clock.now();
  const found = await findLink(work.db, ['reset'], hash, now);
  if (!found) throw problem('accounts.link_dead');
  const chosen = { password, path: '/password', about: [found.email] };
  const passwordHash = await hashChosen(chosen, network);
  const personId = await work.transaction(async (tx) => {
    const link = await useLink(tx, ['reset'], hash, now);
    const account = link && (await findSecretByEmail(tx, link.email));
    if (!account || account.id !== link.personId) throw problem('accounts.link_dead');
    await claimAccount(tx, account, passwordHash);
    await confirmHolder(work, tx, account.id, link.email);
    await forgetDevices(tx, account.id);
    return account.id;
  });
  await closeAllSessions(work, door, personId);
}
