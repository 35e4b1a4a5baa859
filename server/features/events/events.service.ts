import type { EventSetup, EventUpdate, MyEvent, NewEvent } from '@plenum/contract';
import { refuseUnknownZone } from '../../platform/clock/time-zone.ts';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { requireRecent } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { removePicture } from '../files/index.ts';
import { canRunEvents, requireEvent, requireEventLocked } from './events.access.ts';
import { tellSetupChanged } from './events.live.ts';
import { findRooms, findTracks } from './events.places.queries.ts';
import {
  deleteEvent,
  findEvent,
  findEvents,
  findMarks,
  hasSample,
  insertEvent,
  isSlugTaken,
  updateEvent,
} from './events.queries.ts';
import { slugsFor } from './events.slug.ts';
import { type EventRow, eventSetup, myEvent } from './events.view.ts';

export async function listMyEvents({ db, clock }: Work, person: Person): Promise<MyEvent[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const who = { isAll: canRunEvents(person), today };
  const rows = await findEvents(db, person.organisationId, person.id, who);
  return rows.map(myEvent);
}

export async function readSetup(work: Work, person: Person, id: number): Promise<EventSetup> {
  return setupOf(work.db, await requireEvent(work.db, person, id));
}

/** The event as it is now, inside a transaction that changed it. */
export async function setupNow(db: Db, { organisationId, id }: EventRow): Promise<EventSetup> {
  const row = await findEvent(db, organisationId, id);
  if (!row) throw new Error('The event vanished inside its own transaction.');
  return setupOf(db, row);
}

async function setupOf(db: Db, row: EventRow): Promise<EventSetup> {
  const rooms = await findRooms(db, row.organisationId, row.id);
  const tracks = await findTracks(db, row.organisationId, row.id);
  return eventSetup(row, rooms, tracks);
}

export function createEvent(
  work: Work,
  person: Person,
  input: NewEvent,
  isSample = false,
): Promise<EventSetup> {
  refuseUnusable(input);
  return work.transaction(async (tx) => {
    const id = await insertUnder(tx, person, input, isSample);
    await record(tx, person, { action: 'events.created', subjectId: id, subject: input.name });
    const event = await requireEventLocked(tx, person, id);
    tellSetupChanged(tx, event, { isShown: false });
    return setupOf(tx, event);
  });
}

async function insertUnder(
  tx: Tx,
  { organisationId }: Person,
  input: NewEvent,
  isSample: boolean,
): Promise<number> {
  for (const slug of slugsFor(input.name)) {
    const made = await insertEvent(tx, organisationId, slug, input, isSample);
    if (made) return made.id;
    if (isSample && (await hasSample(tx, organisationId))) throw problem('events.sample_there');
  }
  throw new Error('No address was free.');
}

export function changeEvent(
  work: Work,
  person: Person,
  id: number,
  { version, ...update }: EventUpdate,
): Promise<EventSetup> {
  return work.transaction(async (tx) => {
    const before = await requireEventLocked(tx, person, id);
    if (before.version !== version) throw problem('events.changed_meanwhile');
    const after = { ...before, ...update };
    refuseUnusable(after);
    if (await isSlugTaken(tx, after.slug, id)) throw problem('events.slug_taken');
    await updateEvent(tx, person.organisationId, id, after);
    await record(tx, person, {
      action: 'events.changed',
      subjectId: id,
      subject: after.name,
      before: Object.fromEntries(Object.keys(update).map((key) => [key, before[key as 'name']])),
      after: update,
    });
    tellSetupChanged(tx, before, { isShown: before.state !== 'draft' });
    return setupNow(tx, before);
  });
}

function refuseUnusable({ timeZone, startsOn, endsOn }: Omit<NewEvent, 'name' | 'languages'>) {
  refuseUnknownZone(timeZone);
  const errors = [
    ...(endsOn < startsOn ? [{ path: '/endsOn', message: 'is before the first day' }] : []),
    ...(daysBetween(startsOn, endsOn) >= 60
      ? [{ path: '/endsOn', message: 'is sixty days or more after the first day' }]
      : []),
  ];
  if (errors.length > 0) throw problem('invalid', { errors });
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

declare module '../../platform/work.ts' {
  interface Answers {
    /** What was begun and came to nothing goes with its event. False: something was booked, and stays. */
    clearBookings(db: Db, event: Pick<EventRow, 'organisationId' | 'id'>): Promise<boolean>;
  }
}

export async function removeDraft(work: Work, person: Person, id: number): Promise<void> {
  await requireEvent(work.db, person, id);
  const marks = await findMarks(work.db, person.organisationId, id);
  // Nothing of one's own is lost with a sample.
  if (!marks?.isSample) await requireRecent(work, person);
  const event = await work.transaction(async (tx) => {
    const row = await requireEventLocked(tx, person, id);
    if (row.state !== 'draft') throw problem('events.not_a_draft');
    if (!(await work.answers.clearBookings(tx, row))) throw problem('events.has_bookings');
    await deleteEvent(tx, person.organisationId, id);
    await record(tx, person, { action: 'events.removed', subjectId: id, subject: row.name });
    tellSetupChanged(tx, row, { isShown: false });
    return row;
  });
  await Promise.all([removePicture(work, event.logo), removePicture(work, event.banner)]);
}
