import type { Organisation, Role } from '@plenum/contract';
import { beginningOf } from '../../platform/beginning-of.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  findMember,
  findMembersLike,
  findMembersByName,
  findOrganisation,
  findOrganisationsOf,
  findRole,
  insertMembers,
  insertOrganisation,
  type NewMember,
  markOrganisationsVerified,
} from './organisations.queries.ts';

type NewOrganisation = Pick<Organisation, 'name'> &
  Partial<Pick<Organisation, 'shortName' | 'languages' | 'timeZone'>>;

const longestShortName = 20;

/** Whole words of a name, as many as there is room for. */
const shorten = (name: string) =>
  /^.{1,20}(?=\s|$)/su.exec(name.trim())?.[0] ?? beginningOf(name.trim(), longestShortName);

/** A new organisation with its first admin. Its short name names the menu's "… Users". */
export async function foundOrganisation(
  db: Db,
  founderId: number,
  { name, shortName = shorten(name), languages = ['en'], timeZone = 'UTC' }: NewOrganisation,
): Promise<number> {
  const id = await insertOrganisation(db, { name, shortName, languages, timeZone });
  await addMember(db, id, founderId, 'admin');
  return id;
}

export const addMember = (
  db: Db,
  organisationId: number,
  personId: number,
  role: Role,
  company = '',
) => insertMembers(db, organisationId, [{ personId, role, company }]);

export const addMembers = (db: Db, organisationId: number, members: readonly NewMember[]) =>
  insertMembers(db, organisationId, members);

export const organisationById = (db: Db, organisationId: number) =>
  findOrganisation(db, organisationId);

export const organisationsOf = (db: Db, personId: number) => findOrganisationsOf(db, personId);

export const verifyOrganisationsOf = (db: Db, personId: number) =>
  markOrganisationsVerified(db, personId);

/** By a part of what they are found by; enough to choose from, however many there are. */
export const membersLike = (db: Db, organisationId: number, q: string) =>
  findMembersLike(db, organisationId, q, 50);

export const memberById = (db: Db, organisationId: number, personId: number) =>
  findMember(db, organisationId, personId);

/** Null for whoever is not in it, or not let in now. */
export const roleOf = async (db: Db, organisationId: number, personId: number) =>
  (await findRole(db, organisationId, personId))?.role ?? null;

/** The one person of that name; null when there is none or more than one. */
export async function memberByName(db: Db, organisationId: number, name: string) {
  const [found, another] = await findMembersByName(db, organisationId, name);
  return found && !another ? found : null;
}
