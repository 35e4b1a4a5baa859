import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';
import { aboutOpens } from '../../events/index.ts';
import { closesAnything } from '../../tickets/index.ts';
import type { OfEvent } from '../bookings.rows.ts';
import { seat } from './opens.seats.ts';

/** What is open to these people may have changed. */
export async function tellOpens(tx: Tx, of: OfEvent, personIds: readonly number[]): Promise<void> {
  const { organisationId, eventId } = of;
  if (personIds.length === 0 || !(await closesAnything(tx, organisationId, eventId))) return;
  tx.outdate(aboutOpens(organisationId, eventId));
  const rooms = personIds.map((id) => personIn(organisationId, id));
  tx.tell('events.opens_changed', { eventId }, rooms);
  await seat(tx, of, personIds);
}
