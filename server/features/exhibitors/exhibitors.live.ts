import type { Messages } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { adminsOf, everyoneIn, personIn } from '../../platform/sockets/rooms.ts';
import type { Room, Tx } from '../../platform/work.ts';
import { aboutEvent, type EventRow } from '../events/index.ts';
import type { ExhibitorRow } from './exhibitors.rows.ts';
import { findStaffIds } from './booths/booths.staff.queries.ts';

type Which = Pick<EventRow, 'organisationId' | 'id' | 'state'>;
type Booth = Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'id'>;

/** Each of the staff as they are now: who was taken off hears nothing more. */
export async function staffRooms(db: Db, { organisationId, id }: Booth): Promise<Room[]> {
  const ids = await findStaffIds(db, organisationId, id);
  return ids.map((personId) => personIn(organisationId, personId));
}

export function tellExhibitorsChanged(tx: Tx, event: Which, { isOnFloor }: { isOnFloor: boolean }) {
  const { organisationId, id } = event;
  tx.tell('exhibitors.changed', { eventId: id }, [adminsOf(organisationId)]);
  if (!isOnFloor) return;
  tx.outdate(aboutEvent(event));
  const rooms = [event.state === 'draft' ? adminsOf(organisationId) : everyoneIn(organisationId)];
  tx.tell('exhibitors.hall_changed', { eventId: id }, rooms);
}

type AboutBooth = {
  [K in keyof Messages]: Messages[K] extends { eventId: number; exhibitorId: number } ? K : never;
}[keyof Messages] &
  `exhibitors.${string}`;

export async function tellBooth(tx: Tx, name: AboutBooth, booth: Booth): Promise<void> {
  const rooms = [adminsOf(booth.organisationId), ...(await staffRooms(tx, booth))];
  tx.tell(name, { eventId: booth.eventId, exhibitorId: booth.id }, rooms);
}

/** To those who became staff of it or are no more. */
export function tellMyBooths(
  tx: Tx,
  { organisationId, eventId }: Booth,
  personIds: readonly number[],
): void {
  if (personIds.length === 0) return;
  const rooms = personIds.map((personId) => personIn(organisationId, personId));
  tx.tell('exhibitors.my_booths_changed', { eventId }, rooms);
}
