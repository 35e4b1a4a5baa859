import { randomBytes } from 'node:crypto';
import type { RoomEntryInput, RoomTurn } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type EventRow, requireShownEvent } from '../../events/index.ts';
import { saleOf, saleState } from '../../tickets/index.ts';
import { ringRoom } from '../bookings.live.ts';
import { findBooking } from '../bookings.queries.ts';
import { tokenOf } from '../bookings.secrets.ts';
import { isFree, markOf, roomIn } from './room.gate.ts';
import {
  findEntry,
  insertEntry,
  insertRoom,
  isUndrawnOver,
  lockRoom,
  noteCome,
  queueAgain,
  shareRoom,
  takeLastPlace,
} from './room.queries.ts';
import type { EntryRow, RoomRow } from './room.rows.ts';
import type { OfEvent } from '../bookings.rows.ts';

/** As many as are published by their marks. */
const most = 50_000;

/** The same secret is the same place, however often and from wherever it is said. */
export async function enterRoom(
  work: Work,
  slug: string,
  { key, again = false }: RoomEntryInput,
  network: string,
): Promise<RoomTurn> {
  const { db } = work;
  const event = await requireShownEvent(db, slug);
  const of = { organisationId: event.organisationId, eventId: event.id };
  const mark = markOf(key);
  const known = await findEntry(db, of, mark);
  if (known && !(again && isOver(known))) return turnOf(work, of, known);
  if (!known) {
    if (!(await mustWait(work, event))) return free;
    await work.limits.spend('room-enter', `${event.id}.${network}`);
  }
  await insertRoom(db, of, randomBytes(32));
  const enter = (lock: Lock) => work.transaction((tx) => entered(work, tx, of, { mark, lock }));
  const isDrawn = !awaitsDraw(await roomIn(db, of));
  // Drawn while they came in: they queue behind.
  const entry = (await enter(isDrawn ? lockRoom : shareRoom)) ?? (await enter(lockRoom));
  if (!entry) throw problem('not_found');
  ringRoom(work, event);
  return turnOf(work, of, entry);
}

type Lock = typeof lockRoom;

const awaitsDraw = ({ isOn, drawnAt }: RoomRow): boolean => isOn && drawnAt === null;

const free: RoomTurn = { state: 'free', place: null, until: null, booking: null };

const isOver = ({ state }: EntryRow): boolean => state === 'over' || state === 'through';

/** Of an event that sells nothing, now or later, nobody waits for anything. */
async function mustWait({ db, clock }: Work, event: EventRow): Promise<boolean> {
  const now = clock.now();
  const of = { organisationId: event.organisationId, eventId: event.id };
  const sale = await saleOf(db, of.organisationId, of.eventId);
  const state = event.state === 'ended' ? 'over' : saleState(sale, now);
  const room = await roomIn(db, of);
  if (state === 'on_sale') return !(await isFree(db, room, now));
  if (state === 'soon' && awaitsDraw(room)) return true;
  throw problem('bookings.not_on_sale');
}

/**
 * Before the draw nobody has a place, and many come in at a time. After it, or without one, the next is at
 * the end of the line, one after another. Null: it has to be locked for that.
 */
async function entered(
  work: Work,
  tx: Tx,
  of: OfEvent,
  { mark, lock }: { mark: Buffer; lock: Lock },
): Promise<EntryRow | null> {
  const room = await lock(tx, of);
  if (!room) throw problem('not_found');
  const isBefore = awaitsDraw(room);
  if (!isBefore && lock === shareRoom) return null;
  const seen = await findEntry(tx, of, mark);
  if (seen && !isOver(seen)) return seen;
  const isFull = isBefore
    ? await isUndrawnOver(tx, of, most)
    : room.lastPlace - room.calledTo >= most;
  if (isFull) throw problem('bookings.room_full');
  const place = isBefore ? null : await takeLastPlace(tx, of);
  if (seen && place !== null) await queueAgain(tx, of.organisationId, seen.id, place);
  else await insertEntry(tx, of, { mark, at: work.clock.now(), place });
  return findEntry(tx, of, mark);
}

/** Whoever asks once they are in has come. */
async function turnOf(work: Work, of: OfEvent, entry: EntryRow): Promise<RoomTurn> {
  const { organisationId } = of;
  const { id, state, place, inUntil, bookingId } = entry;
  const isIn = state === 'in' && inUntil !== null && inUntil > work.clock.now();
  if (isIn) await noteCome(work.db, organisationId, id);
  const booking = bookingId === null ? null : await findBooking(work.db, organisationId, bookingId);
  const stands = booking !== null && booking.state !== 'expired';
  return {
    state: state === 'in' && !isIn && !stands ? 'over' : state,
    place,
    until: isIn ? inUntil.toISOString() : null,
    booking: stands ? tokenOf(work, booking) : null,
  };
}
