import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { canRunEvents, type EventRow, requireMyEvent } from '../events/index.ts';
import { findExhibitor, lockExhibitor } from './exhibitors.queries.ts';
import type { ExhibitorRow } from './exhibitors.rows.ts';
import { isStaff } from './booths/booths.staff.queries.ts';

export interface BoothFound {
  event: EventRow;
  booth: ExhibitorRow;
}

const inEvent = async (db: Db, person: Person, booth: ExhibitorRow): Promise<BoothFound> => ({
  event: await requireMyEvent(db, person, booth.eventId),
  booth,
});

const mayEdit = async (db: Db, person: Person, booth: ExhibitorRow): Promise<boolean> =>
  canRunEvents(person) || isStaff(db, booth.organisationId, booth.id, person.id);

/** For who works on it: its staff, and who runs the event. */
export async function requireBooth(db: Db, person: Person, id: number): Promise<BoothFound> {
  const booth = await findExhibitor(db, person.organisationId, id);
  if (!booth || !(await mayEdit(db, person, booth))) throw problem('not_found');
  return inEvent(db, person, booth);
}

/** As `requireBooth`, and nobody else changes it until the transaction ends. */
export async function requireBoothLocked(db: Db, person: Person, id: number): Promise<BoothFound> {
  const booth = await lockExhibitor(db, person.organisationId, id);
  if (!booth || !(await mayEdit(db, person, booth))) throw problem('not_found');
  return inEvent(db, person, booth);
}

/** By way of an event the person runs: nobody else changes it until the transaction ends. */
export async function requireExhibitor(
  db: Db,
  { organisationId, id: eventId }: EventRow,
  id: number,
): Promise<ExhibitorRow> {
  const booth = await lockExhibitor(db, organisationId, id);
  if (booth?.eventId !== eventId) throw problem('not_found');
  return booth;
}

/** For its staff alone: what visitors gave to a booth they did not give to the organiser. */
export async function requireStaffed(db: Db, person: Person, id: number): Promise<BoothFound> {
  const booth = await findExhibitor(db, person.organisationId, id);
  if (!booth || !(await isStaff(db, person.organisationId, id, person.id))) {
    throw problem('not_found');
  }
  return inEvent(db, person, booth);
}

/** For who takes part in the event: its floor, where it has one. */
export async function requireHall(db: Db, person: Person, eventId: number): Promise<EventRow> {
  const event = await requireMyEvent(db, person, eventId);
  if (!event.modules.includes('exhibitors')) throw problem('not_found');
  return event;
}

/** As `requireHall`: a booth that stands on the floor. */
export async function requireShownBooth(
  db: Db,
  person: Person,
  eventId: number,
  id: number,
): Promise<BoothFound> {
  const event = await requireHall(db, person, eventId);
  const booth = await findExhibitor(db, person.organisationId, id);
  if (!booth?.isShown || booth.eventId !== eventId) throw problem('not_found');
  return { event, booth };
}

/** Its own staff and organisers are no visitors: nothing they do at a booth counts. */
export const isVisitor = async (db: Db, person: Person, booth: ExhibitorRow): Promise<boolean> =>
  !(await mayEdit(db, person, booth));
