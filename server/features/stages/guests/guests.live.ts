import { adminsOf, personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';
import type { RunRow } from '../stages.rows.ts';
import { findGuests } from './guests.queries.ts';

/** To organisers, to who is in the green room, and to whom it concerns; of a hand nobody else hears. */
export async function tellGuests(tx: Tx, run: RunRow, personId: number): Promise<void> {
  const { organisationId, eventId, stageId } = run;
  const guests = await findGuests(tx, run);
  const inside = guests.flatMap((one) => (one.standing === 'inside' ? one.personId : []));
  const people = [...new Set([personId, ...inside])];
  const rooms = people.map((one) => personIn(organisationId, one));
  tx.tell('stages.guests_changed', { eventId, stageId }, [adminsOf(organisationId), ...rooms]);
}
