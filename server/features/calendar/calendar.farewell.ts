import type { Tx, Work } from '../../platform/work.ts';
import { eraseCalendar, findComing, findOwnersInviting } from './calendar.farewell.queries.ts';
import { tellEntries } from './calendar.live.ts';
import { removeAll } from './entry/entry.remove-all.ts';

/**
 * Who is no member any more asks nobody to anything, and is expected nowhere. A double's calendar
 * goes as well: an organiser could read what is not theirs by calling somebody a double.
 */
export const leaveCalendars =
  (work: Work) =>
  async (
    tx: Tx,
    { organisationId, personId }: { organisationId: number; personId: number },
  ): Promise<void> => {
    for (const entry of await findComing(tx, organisationId, personId, work.clock.now())) {
      await removeAll(work, tx, entry);
    }
    for (const { entryId, ownerId } of await findOwnersInviting(tx, organisationId, personId)) {
      tellEntries(tx, organisationId, [entryId], [ownerId]);
    }
    await eraseCalendar(tx, organisationId, personId);
  };
