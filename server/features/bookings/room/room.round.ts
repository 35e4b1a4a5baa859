import type { Db } from '../../../platform/db/db.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type EventRow, findEvent } from '../../events/index.ts';
import { findTickets, saleOf, saleState, ticketState } from '../../tickets/index.ts';
import { ringRoom } from '../bookings.live.ts';
import { endHolds } from '../bookings.round.ts';
import { leftNow } from '../waiting/waiting.line.ts';
import { roomIn } from './room.gate.ts';
import {
  callNext,
  countInside,
  drawOrder,
  findBusyRooms,
  findUsualPlaces,
  settleTurns,
} from './room.line.queries.ts';
import { findRoom, lockRoomIfFree, updateSoldOut } from './room.queries.ts';
import { aboutRoom } from './room.read.ts';
import type { RoomRow } from './room.rows.ts';
import type { OfEvent } from '../bookings.rows.ts';

/** Whether a draw is promised that was not made yet. */
export async function opensWithDraw(db: Db, of: OfEvent): Promise<boolean> {
  const { isOn, drawnAt } = await roomIn(db, of);
  return isOn && drawnAt === null;
}

/** Draws what is due and lets in who is next; whichever process comes first, the others leave it alone. */
export async function runRooms(work: Work): Promise<void> {
  for (const of of await findBusyRooms(work.db)) await runRoom(work, of);
}

async function runRoom(work: Work, of: OfEvent): Promise<void> {
  const event = await findEvent(work.db, of.organisationId, of.eventId);
  if (!event) return;
  await endHolds(work, of);
  const left = await leftToBook(work, event);
  const hasMoved = await work.transaction(async (tx) => {
    const room = await lockRoomIfFree(tx, of);
    if (!room || !(await movedOn(work, tx, event, { room, left }))) return false;
    tx.outdate(aboutRoom(of));
    return true;
  });
  if (hasMoved) ringRoom(work, event);
}

interface Standing {
  room: RoomRow;
  left: Left;
}

/** Whether anything is otherwise than before. */
async function movedOn(
  work: Work,
  tx: Tx,
  event: EventRow,
  { room, left }: Standing,
): Promise<boolean> {
  const now = work.clock.now();
  const sale = await saleOf(tx, room.organisationId, room.eventId);
  const isSelling = event.state !== 'ended' && saleState(sale, now) === 'on_sale';
  const settled = await settleTurns(tx, room, now);
  if (!isSelling) return settled > 0;
  const isDue = room.isOn && room.drawnAt === null;
  if (isDue) await drawOrder(tx, room, { seed: room.seed, at: now });
  const { holding, choosing } = await countInside(tx, room, now);
  const isSoldOut = left.isNone && holding === 0;
  if (isSoldOut !== room.isSoldOut) await updateSoldOut(tx, room, isSoldOut);
  const count = room.isPaused
    ? 0
    : roomFor({
        inside: holding + choosing,
        choosing,
        atOnce: room.atOnce,
        bookings: left.count / Math.max(1, await findUsualPlaces(tx, room)),
      });
  const until = new Date(now.getTime() + room.minutes * 60_000);
  const { calledTo: before } = room;
  if (count > 0) await callNext(tx, room, { count, now, until });
  const after = (await findRoom(tx, room))?.calledTo;
  return settled > 0 || isDue || isSoldOut !== room.isSoldOut || after !== before;
}

interface Capacity {
  inside: number;
  choosing: number;
  atOnce: number;
  /** For so many there is enough left. */
  bookings: number;
}

/** For each who is through the next comes in; and nobody whom those inside would leave nothing. */
const roomFor = ({ inside, choosing, atOnce, bookings }: Capacity): number =>
  Math.max(0, Math.min(atOnce - inside, Math.ceil(bookings) - choosing));

interface Left {
  count: number;
  isNone: boolean;
}

/** Places of what everyone may buy now; a stock that several tickets draw from counts once. */
async function leftToBook(work: Work, event: EventRow): Promise<Left> {
  const { organisationId, id } = event;
  const now = work.clock.now();
  const tickets = (await findTickets(work.db, organisationId, id)).filter(
    (ticket) =>
      ticket.isOnSale &&
      ticket.kind === 'ticket' &&
      ticket.audience === 'everyone' &&
      ticketState(ticket, null, now) === 'on_sale',
  );
  const left = await leftNow(work, event);
  const most = Math.max(
    0,
    ...tickets.map(({ quotaIds }) => Math.min(...quotaIds.map((one) => left.get(one) ?? 0))),
  );
  const quotaIds = [...new Set(tickets.flatMap((ticket) => ticket.quotaIds))];
  const sum = quotaIds.reduce((count, one) => count + (left.get(one) ?? 0), 0);
  return { count: Number.isFinite(most) ? sum : Infinity, isNone: most === 0 };
}
