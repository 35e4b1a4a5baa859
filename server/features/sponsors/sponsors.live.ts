import { adminsOf, everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { aboutEvent, type EventRow } from '../events/index.ts';

/** Organisers always, everyone once the event is there for them. */
export function tellSponsorsChanged(tx: Tx, event: EventRow): void {
  tx.outdate(aboutEvent(event));
  const { organisationId, id, state } = event;
  const room = state === 'draft' ? adminsOf(organisationId) : everyoneIn(organisationId);
  tx.tell('sponsors.changed', { eventId: id }, [room]);
}
