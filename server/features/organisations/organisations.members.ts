import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Tx } from '../../platform/work.ts';
import { countAdmins, findAnyActive, lockAdmins, markRemoved } from './organisations.queries.ts';

/** What else ends for someone who is no member any more; part of the same transaction. */
export type AfterLeaving = (
  tx: Tx,
  who: { organisationId: number; personId: number },
) => Promise<void>;

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

export async function removeMember(
  tx: Tx,
  organisationId: number,
  personId: number,
  afterLeaving: AfterLeaving,
): Promise<void> {
  await markRemoved(tx, organisationId, personId);
  await afterLeaving(tx, { organisationId, personId });
}

/** The last one may leave and close the door; an admin others still rely on may not. */
export async function leaveOrganisation(
  tx: Tx,
  organisationId: number,
  personId: number,
  afterLeaving: AfterLeaving,
): Promise<void> {
  await lockAdmins(tx, organisationId);
  await removeMember(tx, organisationId, personId, afterLeaving);
  const isDeserted = (await countAdmins(tx, organisationId)) === 0;
  if (isDeserted && (await findAnyActive(tx, organisationId))) throw problem('people.last_admin');
}
