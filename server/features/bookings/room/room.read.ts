import { createHash } from 'node:crypto';
import type { RoomDraw, RoomNow, WaitingRoom } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { KeptAnswer, Subject } from '../../../platform/kept/kept.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { type EventRow, requireEvent, requireShownEvent } from '../../events/index.ts';
import { saleOf, type SaleRow, saleState } from '../../tickets/index.ts';
import { isFree, roomIn } from './room.gate.ts';
import { countEntries, type Counted, countInside, findDrawn } from './room.line.queries.ts';
import { findRoom } from './room.queries.ts';
import type { RoomRow } from './room.rows.ts';
import type { OfEvent } from '../bookings.rows.ts';

export const aboutRoom = ({ organisationId, eventId }: OfEvent): Subject =>
  `room:${organisationId}.${eventId}`;

/** What is shown of a crowd is as old as this at most. */
const restMs = 2_000;
const latelyMinutes = 5;
/** Fewer tell nothing of how quick it goes. */
const few = 5;

/** Everyone who waits asks for the same bytes. */
export const readRoomNow = (work: Work, slug: string): Promise<KeptAnswer<RoomNow>> =>
  work.kept.answer(`room ${slug}`, async () => {
    const event = await requireShownEvent(work.db, slug);
    const of = { organisationId: event.organisationId, eventId: event.id };
    const now = work.clock.now();
    const body = await roomNow(work.db, event, now);
    return { about: aboutRoom(of), body, changesAt: new Date(now.getTime() + restMs) };
  });

async function roomNow(db: Db, event: EventRow, now: Date): Promise<RoomNow> {
  const of = { organisationId: event.organisationId, eventId: event.id };
  const sale = await saleOf(db, of.organisationId, of.eventId);
  const room = await roomIn(db, of);
  const counted = await countEntries(db, of, since(now));
  return {
    state: await stateOf(db, event, { sale, room, now }),
    opensAt: sale.opensAt?.toISOString() ?? null,
    isPaused: room.isPaused,
    waiting: counted.waiting,
    calledTo: room.calledTo,
    perMinute: perMinute(counted),
    minutes: room.minutes,
    ...published(room),
    seed: room.drawnAt ? room.seed.toString('hex') : null,
    drawn: counted.drawn,
  };
}

interface Seen {
  sale: SaleRow;
  room: RoomRow;
  now: Date;
}

/** Whether whoever comes now waits, and for what. */
async function stateOf(
  db: Db,
  event: EventRow,
  { sale, room, now }: Seen,
): Promise<RoomNow['state']> {
  const state = event.state === 'ended' ? 'over' : saleState(sale, now);
  const awaitsDraw = room.isOn && room.drawnAt === null;
  if (awaitsDraw && (state === 'soon' || state === 'on_sale')) return 'before';
  if (state !== 'on_sale' || (await isFree(db, room, now))) return 'free';
  return 'line';
}

/** A draw that was promised is held to; what was drawn stays published. */
const published = ({ isOn, drawnAt, seed }: RoomRow) => ({
  seedHash: isOn || drawnAt ? createHash('sha256').update(seed).digest('hex') : null,
});

const since = (now: Date): Date => new Date(now.getTime() - latelyMinutes * 60_000);

const perMinute = ({ lately }: Counted): number | null =>
  lately < few ? null : lately / latelyMinutes;

/** What was drawn never changes. */
export const readDraw = (work: Work, slug: string): Promise<KeptAnswer<RoomDraw>> =>
  work.kept.answer(`room draw ${slug}`, async () => {
    const event = await requireShownEvent(work.db, slug);
    const of = { organisationId: event.organisationId, eventId: event.id };
    const room = await findRoom(work.db, of);
    const { seedHash } = room ? published(room) : { seedHash: null };
    if (!room?.drawnAt || seedHash === null) throw problem('not_found');
    const order = await findDrawn(work.db, of);
    const body = {
      event: slug,
      drawnAt: room.drawnAt.toISOString(),
      seedHash,
      seed: room.seed.toString('hex'),
      order: order.map(({ mark }) => mark.toString('hex')),
    };
    return { about: `draw:${of.organisationId}.${of.eventId}`, body };
  });

/** For who runs the event. */
export async function readRoom({ db, clock }: Work, person: Person, eventId: number) {
  const { organisationId } = await requireEvent(db, person, eventId);
  return roomOf(db, { organisationId, eventId }, clock.now());
}

export async function roomOf(db: Db, of: OfEvent, now: Date): Promise<WaitingRoom> {
  const room = await roomIn(db, of);
  const { opensAt } = await saleOf(db, of.organisationId, of.eventId);
  const counted = await countEntries(db, of, since(now));
  const { holding, choosing } = await countInside(db, of, now);
  return {
    isOn: room.isOn,
    atOnce: room.atOnce,
    minutes: room.minutes,
    isPaused: room.isPaused,
    opensAt: opensAt?.toISOString() ?? null,
    ...published(room),
    drawnAt: room.drawnAt?.toISOString() ?? null,
    waiting: counted.waiting,
    inside: holding + choosing,
    through: counted.through,
    over: counted.over,
    perMinute: perMinute(counted),
  };
}
