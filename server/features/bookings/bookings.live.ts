import { openBell } from '../../platform/sockets/bell.ts';
import { adminsOf, personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { findMembersIn } from './opens/opens.queries.ts';
import { tellOpens } from './opens/opens.tell.ts';
import { findHead, headView } from './bookings.head.ts';
import type { BookingRow } from './bookings.rows.ts';

/** Organisers see it as it is now, who booked and who has a ticket of it hear that something has changed. */
export async function tellBooking(
  tx: Tx,
  {
    organisationId,
    eventId,
    id,
    email,
    reference,
    personId,
    addsTo,
  }: Pick<
    BookingRow,
    'organisationId' | 'eventId' | 'id' | 'email' | 'reference' | 'personId' | 'addsTo'
  >,
  formerEmails: readonly string[] = [],
): Promise<void> {
  const whose = { organisationId, eventId };
  const members = await findMembersIn(tx, { organisationId, id }, [email, ...formerEmails]);
  const memberIds = members.map((member) => member.id);
  await tellOpens(tx, whose, memberIds);
  const theirs = memberIds.map((member) => personIn(organisationId, member));
  if (theirs.length > 0) tx.tell('bookings.tickets_changed', { eventId }, theirs);
  const head = await findHead(tx, organisationId, id);
  if (!head) return;
  tx.tell('bookings.changed', { booking: headView(head) }, [adminsOf(organisationId)]);
  const first = addsTo === null ? null : await findHead(tx, organisationId, addsTo);
  if (personId === null) return;
  const rooms = [personIn(organisationId, personId)];
  tx.tell('bookings.mine_changed', { reference }, rooms);
  // It is shown on the page of what it was added to as well.
  if (first) tx.tell('bookings.mine_changed', { reference: first.reference }, rooms);
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
