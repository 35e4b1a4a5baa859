import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findCall, lockCall } from './calls.queries.ts';
import type { CallRow } from './calls.rows.ts';

const isOfCall = ({ id }: Person, { callerId, calleeId }: CallRow): boolean =>
  id === callerId || id === calleeId;

/** For the two who are in it. */
export async function requireCall(db: Db, person: Person, id: number): Promise<CallRow> {
  const call = await findCall(db, person.organisationId, id);
  if (!call || !isOfCall(person, call)) throw problem('not_found');
  return call;
}

/** As `requireCall`, and nobody else changes it until the transaction ends. */
export async function requireCallLocked(db: Db, person: Person, id: number): Promise<CallRow> {
  const call = await lockCall(db, person.organisationId, id);
  if (!call || !isOfCall(person, call)) throw problem('not_found');
  return call;
}
