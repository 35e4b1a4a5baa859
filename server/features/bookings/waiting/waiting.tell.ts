import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';
import type { OfEvent } from '../bookings.rows.ts';

export const tellWaiting = (tx: Tx, { organisationId, eventId }: OfEvent): void =>
  tx.tell('bookings.waiting_changed', { eventId }, [adminsOf(organisationId)]);
