import { openBell } from '../../platform/sockets/bell.ts';
import { adminsOf, personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { findHead, headView } from './bookings.head.ts';
import type { BookingRow } from './bookings.rows.ts';

/** Organisers see it as it is now, and who booked hears that something about it has changed. */
export async function tellBooking(
  tx: Tx,
  {
    organisationId,
    id,
    reference,
    personId,
  }: Pick<BookingRow, 'organisationId' | 'id' | 'reference' | 'personId'>,
): Promise<void> {
  const head = await findHead(tx, organisationId, id);
  if (!head) return;
  tx.tell('bookings.changed', { booking: headView(head) }, [adminsOf(organisationId)]);
  if (personId !== null) {
    tx.tell('bookings.mine_changed', { reference }, [personIn(organisationId, personId)]);
  }
}

/** That there are fewer left, or more again; `id` is the event's. */
export const ringOffer = openBell<{ organisationId: number; id: number }>(
  ({ hub }, { organisationId, id }) => {
    hub.tell('tickets.offer_changed', { eventId: id }, [adminsOf(organisationId)]);
    return Promise.resolve();
  },
);

/** That somebody came to the waiting room, was let in or is through; `id` is the event's. */
export const ringRoom = openBell<{ organisationId: number; id: number }>(
  ({ hub }, { organisationId, id }) => {
    hub.tell('bookings.room_changed', { eventId: id }, [adminsOf(organisationId)]);
    return Promise.resolve();
  },
);
