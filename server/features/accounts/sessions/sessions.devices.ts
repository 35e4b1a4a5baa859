import type { Session } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import { forgetDevices } from './sessions.known-devices.queries.ts';
import { hashChosen, isPassword } from '../entrance/entrance.passwords.ts';
import { findPasswordHash, findProfile, setPassword } from '../accounts.queries.ts';
import { closeAllSessions, dropSession } from '../accounts.service.ts';
import { endSessionOf, findSessionsOf, type SessionRow } from './sessions.queries.ts';
import { refreshSeconds } from './sessions.tokens.ts';

export async function listSessions(work: Work, person: Person): Promise<Session[]> {
  const rows = await findSessionsOf(work.db, person.id, runningSince(work));
  return rows.map((row) => ({
    ...sessionFacts(row),
    organisation: row.organisation,
    isCurrent: row.id === person.sessionId,
  }));
}

/** Where a person is signed in to one organisation, for those who run it. */
export async function openSessionsIn(work: Work, organisationId: number, personId: number) {
  const rows = await findSessionsOf(work.db, personId, runningSince(work));
  return rows.filter((row) => row.organisationId === organisationId).map(sessionFacts);
}

/** A session nobody renewed for longer than a token lives has run out by itself. */
const runningSince = ({ config, clock }: Work): Date =>
  new Date(clock.now().getTime() - refreshSeconds(config) * 1000);

const sessionFacts = ({ createdAt, lastSeenAt, ...row }: SessionRow) => ({
  id: row.id,
  agent: row.agent,
  network: row.network,
  actedBy: row.actedBy,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});

export async function endOneSession(work: Work, door: Doorkeeper, person: Person, id: number) {
  if (!(await endSessionOf(work.db, person.id, id))) throw problem('not_found');
  dropSession(work, door, id);
}

export const endOtherSessions = (work: Work, door: Doorkeeper, { id, sessionId }: Person) =>
  closeAllSessions(work, door, id, sessionId);

/** Whoever knew the old password is shown out everywhere but here. */
export async function changePassword(
  work: Work,
  door: Doorkeeper,
  person: Person,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const whose = String(person.id);
  await work.limits.guess('account', `person:${person.id}`, async () => {
    if (await isPassword(await findPasswordHash(work.db, person.id), current, whose)) return;
    throw problem('accounts.password_wrong', {
      errors: [{ path: '/current', message: 'is not the current password' }],
    });
  });
  const {
    email = '',
    username = '',
    fullName = '',
  } = (await findProfile(work.db, person.organisationId, person.id)) ?? {};
  const chosen = { password: next, path: '/next', about: [email, username, fullName] };
  const passwordHash = await hashChosen(chosen, whose);
  await work.transaction(async (tx) => {
    await setPassword(tx, person.id, passwordHash);
    await forgetDevices(tx, person.id);
    await record(tx, person, { action: 'accounts.password_changed' });
  });
  await endOtherSessions(work, door, person);
}
