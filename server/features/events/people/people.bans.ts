import type { Db } from '../../../platform/db/db.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { lockPerson, takeEndedBans, updateBan } from './people.bans.queries.ts';
import { tellPeopleChanged } from '../events.live.ts';

interface Who {
  organisationId: number;
  eventId: number;
  personId: number;
}

/** The role somebody has in an event, banned or not; null when they never took part. */
export const lockRole = async (db: Db, { organisationId, eventId, personId }: Who) =>
  (await lockPerson(db, organisationId, eventId, personId))?.role ?? null;

/** Shuts somebody out of an event until then, or lets them in again. */
export async function setBan(
  tx: Tx,
  { organisationId, eventId, personId }: Who,
  until: Date | 'infinity' | null,
): Promise<void> {
  await updateBan(tx, organisationId, eventId, personId, until);
  tellPeopleChanged(tx, { organisationId, id: eventId }, [personId]);
}

/** Access looks at the clock itself; lists and kept answers wait for this. */
export const endBans = (work: Work): Promise<void> =>
  work.transaction(async (tx) => {
    for (const { organisationId, eventId, personId } of await takeEndedBans(tx)) {
      tellPeopleChanged(tx, { organisationId, id: eventId }, [personId]);
    }
  });
