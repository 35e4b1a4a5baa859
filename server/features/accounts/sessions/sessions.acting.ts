import type { Acting, ActingInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import { findProfile } from '../accounts.queries.ts';
import { requireRecent } from '../proof/proof.recent.ts';
import { closeSession } from '../accounts.service.ts';
import { type Device, insertSession } from './sessions.queries.ts';
import type { Tokens } from './sessions.tokens.ts';
import { userData } from '../accounts.view.ts';

const lastsSeconds = 30 * 60;

/** A session of theirs beside the organiser's own, which goes on. */
export async function actAs(
  work: Work,
  tokens: Tokens,
  person: Person,
  { personId, reason }: ActingInput,
  device: Device,
): Promise<Acting> {
  await requireRecent(work, person);
  const { organisationId } = person;
  const profile = await findProfile(work.db, organisationId, personId);
  if (!profile) throw problem('not_found');
  if (profile.role !== 'client') throw problem('accounts.not_an_attendee');
  const sessionId = await work.transaction(async (tx) => {
    await record(tx, person, {
      action: 'accounts.acting_started',
      subjectId: personId,
      subject: profile.fullName || profile.username,
      after: { reason },
    });
    const actedBy = { id: person.id, sessionId: person.sessionId };
    // Nobody who acts as somebody ever proved to be them.
    const confirmedAt = new Date(0);
    return insertSession(tx, organisationId, personId, { ...device, confirmedAt, actedBy });
  });
  const now = work.clock.now();
  const claims = { personId, organisationId, sessionId };
  return {
    userData: await userData(work, organisationId, profile),
    accessToken: await tokens.signAccess(claims, now, lastsSeconds),
    // Of the form that clients expect, and good for nothing.
    refreshToken: tokens.newRefresh(),
    until: new Date(now.getTime() + lastsSeconds * 1000).toISOString(),
  };
}

export async function stopActing(work: Work, door: Doorkeeper, person: Person): Promise<void> {
  if (!person.actedBy) throw problem('accounts.not_acting');
  await closeSession(work, door, person.organisationId, person.sessionId);
}

/** Written before the deed, as its own entry: whose hand it was is never in doubt. */
export const noteActing =
  (work: Work) =>
  async (person: Person, key: string): Promise<void> => {
    if (!person.actedBy) return;
    const doer = { ...person, id: person.actedBy.id };
    await record(work.db, doer, { action: 'accounts.acted', subjectId: person.id, subject: key });
  };
