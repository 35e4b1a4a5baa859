import type { EventSetup, RoomInput, TrackInput } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { putBefore } from '../../platform/put-before.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireEventLocked } from './events.access.ts';
import type { AgendaFacts } from './events.facts.ts';
import { tellSetupChanged } from './events.live.ts';
import {
  deletePlace,
  findRooms,
  findTracks,
  insertRoom,
  insertTrack,
  isRoomNamed,
  orderPlaces,
  type PlaceKind,
  updateRoom,
  updateTrack,
} from './events.places.queries.ts';
import { setupNow } from './events.service.ts';
import type { EventRow } from './events.view.ts';

/** As the record keeps them: in their order, without their numbers. */
async function placesOf(tx: Tx, { organisationId, id }: EventRow) {
  const [rooms, tracks] = [
    await findRooms(tx, organisationId, id),
    await findTracks(tx, organisationId, id),
  ];
  return {
    rooms: rooms.map(({ name, kind, capacity }) => ({ name, kind, capacity })),
    tracks: tracks.map(({ name, colour }) => ({ name, colour })),
  };
}

/** One change at a time: the order of rooms and tracks is everybody's. */
function changing(
  work: Work,
  person: Person,
  eventId: number,
  change: (tx: Tx, event: EventRow) => Promise<void>,
): Promise<EventSetup> {
  return work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const before = await placesOf(tx, event);
    await change(tx, event);
    await record(tx, person, {
      action: 'events.places_changed',
      subjectId: eventId,
      subject: event.name,
      before,
      after: await placesOf(tx, event),
    });
    tellSetupChanged(tx, event, { isShown: event.state !== 'draft' });
    return setupNow(tx, event);
  });
}

export const addRoom = (work: Work, person: Person, eventId: number, room: RoomInput) =>
  changing(work, person, eventId, async (tx) => {
    const made = await insertRoom(tx, person.organisationId, eventId, room);
    if (!made) throw problem('events.room_named_so');
  });

export const changeRoom = (
  work: Work,
  person: Person,
  eventId: number,
  roomId: number,
  room: RoomInput,
) =>
  changing(work, person, eventId, async (tx) => {
    const { organisationId } = person;
    if (await isRoomNamed(tx, organisationId, eventId, { name: room.name, exceptId: roomId })) {
      throw problem('events.room_named_so');
    }
    if (!(await updateRoom(tx, organisationId, eventId, roomId, room))) throw problem('not_found');
  });

export const removeRoom = (
  work: Work,
  { isRoomUsed }: AgendaFacts,
  person: Person,
  eventId: number,
  roomId: number,
) =>
  changing(work, person, eventId, async (tx) => {
    const { organisationId } = person;
    if (await isRoomUsed(tx, organisationId, eventId, roomId)) throw problem('events.room_in_use');
    const gone = await deletePlace(tx, organisationId, eventId, 'rooms', roomId);
    if (!gone) throw problem('not_found');
  });

export const addTrack = (work: Work, person: Person, eventId: number, track: TrackInput) =>
  changing(work, person, eventId, async (tx) => {
    await insertTrack(tx, person.organisationId, eventId, track);
  });

export const changeTrack = (
  work: Work,
  person: Person,
  eventId: number,
  trackId: number,
  track: TrackInput,
) =>
  changing(work, person, eventId, async (tx) => {
    const changed = await updateTrack(tx, person.organisationId, eventId, trackId, track);
    if (!changed) throw problem('not_found');
  });

export const removeTrack = (work: Work, person: Person, eventId: number, trackId: number) =>
  changing(work, person, eventId, async (tx) => {
    const gone = await deletePlace(tx, person.organisationId, eventId, 'tracks', trackId);
    if (!gone) throw problem('not_found');
  });

interface Move {
  kind: PlaceKind;
  id: number;
  /** Null puts it last. */
  beforeId: number | null;
}

export const movePlace = (
  work: Work,
  person: Person,
  eventId: number,
  { kind, id, beforeId }: Move,
) =>
  changing(work, person, eventId, async (tx) => {
    const find = kind === 'rooms' ? findRooms : findTracks;
    const ids = (await find(tx, person.organisationId, eventId)).map((place) => place.id);
    const order = ids.includes(id) ? putBefore(ids, id, beforeId) : null;
    if (!order) throw problem('not_found');
    await orderPlaces(tx, person.organisationId, eventId, kind, order);
  });
