import { adminsOf, everyoneIn, personIn } from '../../platform/sockets/rooms.ts';
import type { Subject } from '../../platform/kept/kept.ts';
import type { Tx } from '../../platform/work.ts';

interface Which {
  organisationId: number;
  id: number;
}

/** What kept answers about an event are called. */
export const aboutEvent = ({ organisationId, id }: Which): Subject =>
  `event:${organisationId}.${id}`;

/** What is answered to those who take part is called so. */
export const membersOf = ({ organisationId, id }: Which): Subject =>
  `members:${organisationId}.${id}`;

/** Organisers hear at once; attendees when there is something for them to see. */
export function tellSetupChanged(tx: Tx, event: Which, { isShown }: { isShown: boolean }): void {
  tx.outdate(aboutEvent(event));
  const about = { eventId: event.id };
  tx.tell('events.setup_changed', about, [adminsOf(event.organisationId)]);
  if (isShown) tx.tell('events.changed', about, [everyoneIn(event.organisationId)]);
}

export function tellAnnounced(tx: Tx, event: Which, { isShown }: { isShown: boolean }): void {
  tx.outdate(aboutEvent(event));
  const { organisationId } = event;
  tx.tell('events.announced', { eventId: event.id }, [
    isShown ? everyoneIn(organisationId) : adminsOf(organisationId),
  ]);
}

export function tellPeopleChanged(tx: Tx, event: Which, personIds: readonly number[]): void {
  tx.outdate(membersOf(event));
  const { organisationId, id } = event;
  const about = { eventId: id };
  tx.tell('events.people_changed', about, [adminsOf(organisationId)]);
  const rooms = personIds.map((personId) => personIn(organisationId, personId));
  if (rooms.length > 0) tx.tell('events.changed', about, rooms);
}
