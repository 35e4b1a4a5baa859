import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';

/** Many may change at once: windows read again what they show. */
export const tellEntries = (tx: Tx, organisationId: number) =>
  tx.tell('payments.entries_changed', {}, [adminsOf(organisationId)]);
