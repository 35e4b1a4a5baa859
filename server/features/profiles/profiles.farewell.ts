import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/work.ts';
import { eraseProfile, moveConnections, moveProfile } from './profiles.farewell.queries.ts';

/** Of somebody who is no member any more. */
export const forgetProfile = (
  tx: Tx,
  { organisationId, personId }: { organisationId: number; personId: number },
): Promise<void> => eraseProfile(tx, organisationId, personId);

/** Of a double to the person who is kept; what they have themselves stays theirs. */
export async function handOverProfile(
  db: Db,
  organisationId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  await moveProfile(db, organisationId, fromId, toId);
  await moveConnections(db, organisationId, fromId, toId);
}
