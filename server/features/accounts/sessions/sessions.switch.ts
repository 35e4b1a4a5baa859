import type { Belonging, SignedIn } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { organisationsOf } from '../../organisations/index.ts';
import { type Device, findConfirmedAt } from './sessions.queries.ts';
import { openSession } from '../entrance/entrance.sign-in.ts';
import type { Tokens } from './sessions.tokens.ts';

export async function listBelongings(work: Work, person: Person): Promise<Belonging[]> {
  const organisations = await organisationsOf(work.db, person.id);
  return organisations.map(({ id, name, role }) => ({
    organisationId: id,
    name,
    role,
    isCurrent: id === person.organisationId,
  }));
}

/** A token names one organisation: another one means another session, with the role held there. */
export async function switchOrganisation(
  work: Work,
  tokens: Tokens,
  person: Person,
  organisationId: number,
  device: Device,
): Promise<SignedIn> {
  const isMine = (await organisationsOf(work.db, person.id)).some(
    ({ id }) => id === organisationId,
  );
  // Changing rooms proves nothing: the new session is no more certain of its person than this one.
  const confirmed = await findConfirmedAt(work.db, person.organisationId, person.sessionId);
  const signedIn =
    isMine &&
    confirmed &&
    (await openSession(work, tokens, organisationId, person.id, { ...device, ...confirmed }));
  if (!signedIn) throw problem('not_found');
  return signedIn;
}
