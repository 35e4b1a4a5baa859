import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Tx } from '../../../platform/work.ts';
import type { TicketRow } from '../../tickets/index.ts';
import { findBooking } from '../bookings.queries.ts';
import { countInside, countRoughly } from './room.line.queries.ts';
import { findRoom, lockEntry } from './room.queries.ts';
import type { EntryRow, RoomRow } from './room.rows.ts';
import type { OfEvent } from '../bookings.rows.ts';

/** Of an event whose room nobody needed yet. */
const usualRoom = (of: OfEvent): RoomRow => ({
  ...of,
  isOn: false,
  atOnce: 500,
  minutes: 5,
  isPaused: false,
  seed: Buffer.alloc(32),
  drawnAt: null,
  lastPlace: 0,
  calledTo: 0,
  isSoldOut: false,
});

export const roomIn = async (db: Db, of: OfEvent): Promise<RoomRow> =>
  (await findRoom(db, of)) ?? usualRoom(of);

/** What is looked for and compared; the secret itself is kept by who waits alone. */
export const markOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Whether whoever comes may book without a turn: nobody is overtaken, and not too many fill in. Where all
 * is taken nobody waits for anything, and the page says so.
 */
export async function isFree(db: Db, room: RoomRow, now: Date): Promise<boolean> {
  if (room.isPaused || (room.isOn && room.drawnAt === null)) return false;
  if (room.isSoldOut) return true;
  if (room.calledTo < room.lastPlace) return false;
  if ((await countRoughly(db, room, now, room.atOnce)) < room.atOnce) return true;
  const { holding, choosing } = await countInside(db, room, now);
  return holding + choosing < room.atOnce;
}

interface Comer {
  /** What is sold with a code or to invited people alone is kept for them: nobody queues for it. */
  tickets: readonly Pick<TicketRow, 'kind' | 'audience'>[];
  key: string | null;
  now: Date;
}

/** Whose turn it is; null: none is needed. Asked before any stock is locked. */
export async function takeTurn(
  tx: Tx,
  of: OfEvent,
  { tickets, key, now }: Comer,
): Promise<EntryRow | null> {
  const queues = tickets.some(({ kind, audience }) => kind === 'ticket' && audience === 'everyone');
  if (!queues) return null;
  const entry = key === null ? null : await lockEntry(tx, of, markOf(key));
  if (entry && (await isTheirTurn(tx, of, entry, now))) return entry;
  const isUsed = entry?.state === 'in';
  if (!isUsed && (await isFree(tx, await roomIn(tx, of), now))) return null;
  throw problem('bookings.room_first');
}

/** Once: whoever has something kept, or has booked, has had it. */
async function isTheirTurn(
  tx: Tx,
  { organisationId }: OfEvent,
  { state, inUntil, bookingId }: EntryRow,
  now: Date,
): Promise<boolean> {
  if (state !== 'in' || inUntil === null || inUntil <= now) return false;
  if (bookingId === null) return true;
  return (await findBooking(tx, organisationId, bookingId))?.state === 'expired';
}
