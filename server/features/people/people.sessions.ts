import type { PersonSession } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { type Door, openSessionsIn, revokeAccess } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { nameOf, requirePeople } from './people.service.ts';

export async function listPersonSessions(
  work: Work,
  person: Person,
  id: number,
): Promise<PersonSession[]> {
  await requirePeople(work.db, person, [id]);
  return openSessionsIn(work, person.organisationId, id);
}

export async function endPersonSessions(
  work: Work,
  door: Door,
  person: Person,
  id: number,
): Promise<void> {
  await work.transaction(async (tx) => {
    const [shown] = await requirePeople(tx, person, [id]);
    const subject = nameOf(shown);
    await record(tx, person, { action: 'people.shown_out', subjectId: id, subject });
  });
  await revokeAccess(work, door, person.organisationId, id);
}
