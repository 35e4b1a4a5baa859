import type { Organisation, Role } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import {
  findMember,
  findMembersLike,
  findMembersByName,
  findOrganisation,
  findOrganisationsOf,
  insertMember,
  insertOrganisation,
  markOrganisationVerified,
} from './organisations.queries.ts';

type NewOrganisation = Pick<Organisation, 'name'> &
  Partial<Pick<Organisation, 'shortName' | 'languages' | 'timeZone'>>;

/** A new organisation with its first admin. Its short name names the menu's "… Users". */
export async function foundOrganisation(
  db: Db,
  founderId: number,
  { name, shortName = name.slice(0, 12), languages = ['en'], timeZone = 'UTC' }: NewOrganisation,
): Promise<number> {
  const id = await insertOrganisation(db, { name, shortName, languages, timeZone });
  await insertMember(db, id, founderId, 'admin');
  return id;
}

export const addMember = (db: Db, organisationId: number, personId: number, role: Role) =>
  insertMember(db, organisationId, personId, role);

export const organisationById = (db: Db, organisationId: number) =>
  findOrganisation(db, organisationId);

export const organisationsOf = (db: Db, personId: number) => findOrganisationsOf(db, personId);

export const verifyOrganisation = (db: Db, organisationId: number, personId: number) =>
  markOrganisationVerified(db, organisationId, personId);

/** By a part of what they are found by; enough to choose from, however many there are. */
export const membersLike = (db: Db, organisationId: number, q: string) =>
  findMembersLike(db, organisationId, q, 50);

export const memberById = (db: Db, organisationId: number, personId: number) =>
  findMember(db, organisationId, personId);

/** The one person of that name; null when there is none or more than one. */
export async function memberByName(db: Db, organisationId: number, name: string) {
  const [found, another] = await findMembersByName(db, organisationId, name);
  return found && !another ? found : null;
}
