import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

/** An owner's windows, and those of colleagues who are invited. */
export const tellEntries = (
  tx: Tx,
  organisationId: number,
  entryIds: readonly number[],
  personIds: readonly (number | null)[],
): void =>
  tx.tell(
    'calendar.changed',
    { entryIds: [...entryIds] },
    [...new Set(personIds)].flatMap((id) => (id === null ? [] : [personIn(organisationId, id)])),
  );
