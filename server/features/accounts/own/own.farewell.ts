import { problem } from '../../../platform/http/problem.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { removePicture } from '../../files/index.ts';
import {
  type AfterLeaving,
  leaveOrganisation,
  organisationsOf,
} from '../../organisations/index.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import {
  addressOfNobody,
  eraseAccount,
  erasePersonalRows,
  findEverOrganisations,
} from './own.farewell.queries.ts';
import { forgetJob, type Leaver } from '../entrance/entrance.forget.ts';
import { removeExportsOf } from './own.exports.ts';
import { findProfile } from '../accounts.queries.ts';
import { requireRecent } from '../proof/proof.recent.ts';
import { closeAllSessions } from '../accounts.service.ts';

/**
 * What is about the person goes. What others rely on stays under a number: the tasks they share,
 * and the record of who did what, which an organisation must be able to show.
 */
export async function deleteAccount(
  work: Work,
  door: Doorkeeper,
  person: Person,
  email: string,
  afterLeaving: AfterLeaving,
): Promise<void> {
  await requireRecent(work, person);
  const profile = await findProfile(work.db, person.organisationId, person.id);
  if (profile?.email.toLowerCase() !== email.trim().toLowerCase()) {
    const errors = [{ path: '/email', message: 'is not the address of the account' }];
    throw problem('accounts.email_differs', { errors });
  }
  await removeExportsOf(work, person.id);
  await work.transaction(async (tx) => {
    for (const { id: organisationId } of await organisationsOf(tx, person.id)) {
      await leaveOrganisation(tx, organisationId, person.id, afterLeaving);
      const doer = { ...person, organisationId };
      await record(tx, doer, { action: 'accounts.deleted', subjectId: person.id });
    }
    await erasePersonalRows(tx, person.id, profile.email);
    await eraseAccount(tx, person.id);
    await enqueue(tx, forgetJob, {
      address: profile.email,
      stand: addressOfNobody(person.id),
      organisationIds: await findEverOrganisations(tx, person.id),
    } satisfies Leaver);
  });
  await removePicture(work, profile.avatar);
  await closeAllSessions(work, door, person.id);
}
