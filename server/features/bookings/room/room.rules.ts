import { randomBytes } from 'node:crypto';
import type { RoomRules, WaitingRoom } from '@plenum/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Person } from '../../../platform/person.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { requireEventLocked } from '../../events/index.ts';
import { placeByArrival } from './room.line.queries.ts';
import { insertRoom, lockRoom, updatePaused, updateRules } from './room.queries.ts';
import { aboutRoom, roomOf } from './room.read.ts';
import type { RoomRow } from './room.rows.ts';
import type { OfEvent } from '../bookings.rows.ts';

type Change = (tx: Tx, room: RoomRow) => Promise<Partial<RoomRow> | null>;

/** Null: it is so already. */
const changed = (work: Work, person: Person, eventId: number, change: Change) =>
  work.transaction(async (tx): Promise<WaitingRoom> => {
    const event = await requireEventLocked(tx, person, eventId);
    const of = { organisationId: event.organisationId, eventId };
    await insertRoom(tx, of, randomBytes(32));
    const before = await lockRoom(tx, of);
    const after = before && (await change(tx, before));
    if (before && after) {
      const deed = { action: 'bookings.room_changed', subjectId: eventId } as const;
      const facts = Object.keys(after) as (keyof RoomRow)[];
      const was = Object.fromEntries(facts.map((fact) => [fact, before[fact]]));
      await record(tx, person, { ...deed, subject: event.name, before: was, after });
      tellRoom(tx, of);
    }
    return roomOf(tx, of, work.clock.now());
  });

function tellRoom(tx: Tx, of: OfEvent): void {
  tx.outdate(aboutRoom(of));
  tx.tell('bookings.room_changed', { eventId: of.eventId }, [adminsOf(of.organisationId)]);
}

/** Who waits for a draw that is called off keeps the order in which they came. */
export const setRoom = (work: Work, person: Person, eventId: number, rules: RoomRules) =>
  changed(work, person, eventId, async (tx, room) => {
    const { organisationId, isOn, atOnce, minutes } = room;
    if (isDeepStrictEqual({ isOn, atOnce, minutes }, { ...rules })) return null;
    await updateRules(tx, room, rules);
    if (!rules.isOn) await placeByArrival(tx, { organisationId, eventId });
    return rules;
  });

export const pauseRoom = (work: Work, person: Person, eventId: number, isPaused: boolean) =>
  changed(work, person, eventId, async (tx, room) => {
    if (room.isPaused === isPaused) return null;
    await updatePaused(tx, room, isPaused);
    return { isPaused };
  });
