import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import { countAdmins, findAnyActive, lockAdmins, markRemoved } from './organisations.queries.ts';

/** Before a change to who is in an organisation: afterwards it still has someone to run it. */
export async function keepingAnAdmin<T>(
  tx: Db,
  organisationId: number,
  change: () => Promise<T>,
): Promise<T> {
  await lockAdmins(tx, organisationId);
  const result = await change();
  if ((await countAdmins(tx, organisationId)) === 0) throw problem('people.last_admin');
  return result;
}

export const removeMember = (tx: Db, organisationId: number, personId: number) =>
  markRemoved(tx, organisationId, personId);

/** The last one may leave and close the door; an admin others still rely on may not. */
export async function leaveOrganisation(
  tx: Db,
  organisationId: number,
  personId: number,
): Promise<void> {
  await lockAdmins(tx, organisationId);
  await markRemoved(tx, organisationId, personId);
  const isDeserted = (await countAdmins(tx, organisationId)) === 0;
  if (isDeserted && (await findAnyActive(tx, organisationId))) throw problem('people.last_admin');
}
