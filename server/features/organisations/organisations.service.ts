import type { Role } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import {
  findMember,
  findMembers,
  findMembersByName,
  findOrganisation,
  findOrganisationsOf,
  insertMember,
  insertOrganisation,
  markOrganisationVerified,
} from './organisations.queries.ts';

/** A new organisation with its first admin. Its short name names the menu's "… Users". */
export async function foundOrganisation(
  db: Db,
  founderId: number,
  names: { name: string; shortName?: string },
): Promise<number> {
  const id = await insertOrganisation(db, names.name, names.shortName ?? names.name.slice(0, 12));
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

export const membersOf = (db: Db, organisationId: number) => findMembers(db, organisationId);

export const memberById = (db: Db, organisationId: number, personId: number) =>
  findMember(db, organisationId, personId);

/** The one person of that name; null when there is none or more than one. */
export async function memberByName(db: Db, organisationId: number, name: string) {
  const [found, another] = await findMembersByName(db, organisationId, name);
  return found && !another ? found : null;
}
