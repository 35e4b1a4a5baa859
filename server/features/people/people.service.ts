import type { PeopleQuery, PersonChange, PersonLine, PersonUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Door, refreshAccess, requireRecent, revokeAccess } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { findHeldBy } from '../bookings/index.ts';
import { type AfterLeaving, keepingAnAdmin, removeMember } from '../organisations/index.ts';
import {
  countForPage,
  findPeople,
  findPerson,
  lockPeople,
  updatePeople,
} from './people.queries.ts';
import { type PersonRow, personView } from './people.view.ts';

const usualPageSize = 25;

export async function listPeople(work: Work, { organisationId }: Person, query: PeopleQuery) {
  const { page = 1, perPage: limit = usualPageSize } = query;
  const { page: _, perPage: __, ...filter } = query;
  const counted = await countForPage(work.db, organisationId, filter);
  const place = { offset: (page - 1) * limit, limit, ...counted };
  const rows = await findPeople(work.db, organisationId, query, place);
  const ids = rows.map(({ id }) => id);
  const { event } = query;
  const held = event && { held: await findHeldBy(work.db, organisationId, event, ids) };
  return { people: rows.map(personView), ...held, ...counted };
}

export async function readPerson(work: Work, person: Person, id: number): Promise<PersonLine> {
  const row = await findPerson(work.db, person.organisationId, id);
  if (!row) throw problem('not_found');
  return personView(row);
}

/** For all of them or for none; whoever's access changed is met by it at their next request. */
export async function changePeople(
  work: Work,
  door: Door,
  person: Person,
  ids: readonly number[],
  change: PersonUpdate,
  version?: number,
): Promise<number> {
  const { organisationId } = person;
  if (change.role === 'admin') await requireRecent(work, person);
  await work.transaction((tx) =>
    keepingAnAdmin(tx, organisationId, async () => {
      const people = await requirePeople(tx, person, ids);
      const isSeen = (one: PersonRow) => version === undefined || one.version === version;
      if (!people.every(isSeen)) throw problem('people.changed_meanwhile');
      await updatePeople(tx, organisationId, ids, change);
      for (const one of people) await recordChange(tx, person, one, change);
    }),
  );
  for (const id of ids) {
    if (change.isActive === false) await revokeAccess(work, door, organisationId, id);
    else if (change.role !== undefined) await refreshAccess(work, door, organisationId, id);
  }
  return ids.length;
}

/** As it was seen: what somebody else changed since is not written over. */
export async function changePerson(
  work: Work,
  door: Door,
  person: Person,
  id: number,
  { version, ...change }: PersonChange,
): Promise<PersonLine> {
  await changePeople(work, door, person, [id], change, version);
  return readPerson(work, person, id);
}

export async function removePerson(
  work: Work,
  door: Door,
  person: Person,
  id: number,
  afterLeaving: AfterLeaving,
): Promise<void> {
  await work.transaction((tx) =>
    keepingAnAdmin(tx, person.organisationId, async () => {
      const [removed] = await requirePeople(tx, person, [id]);
      await removeMember(tx, person.organisationId, id, afterLeaving);
      const subject = nameOf(removed);
      await record(tx, person, { action: 'people.removed', subjectId: id, subject });
    }),
  );
  await revokeAccess(work, door, person.organisationId, id);
}

/** All of them are in the caller's organisation, or none is spoken of. */
export async function requirePeople(tx: Db, { organisationId }: Person, ids: readonly number[]) {
  const people = await lockPeople(tx, organisationId, ids);
  if (people.length !== ids.length) throw problem('not_found');
  return people;
}

export const nameOf = (row: PersonRow | undefined): string =>
  row?.fullName || (row?.username ?? '');

const factsOf = ({ role, company, isActive }: PersonRow) => ({ role, company, isActive });

async function recordChange(tx: Tx, person: Person, one: PersonRow, change: PersonUpdate) {
  const before = factsOf(one);
  const after = { ...before, ...change };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const [subjectId, subject] = [one.id, nameOf(one)];
  await record(tx, person, { action: 'people.changed', subjectId, subject, before, after });
}
