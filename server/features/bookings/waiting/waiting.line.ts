import type { WantedTicket } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { isRefusal } from '../../../platform/http/problem.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { type Draw, lockQuotas } from '../../stock/index.ts';
import { findStocks, findTickets, saleOf } from '../../tickets/index.ts';
import { findEndedHolds } from '../bookings.places.queries.ts';
import type { OfEvent } from '../bookings.rows.ts';
import { type Sold, wantedOf } from '../own/own.wanted.ts';
import { type Allotment, allot, type Free } from './waiting.allot.ts';
import { findLine, isAnybodyWaiting } from './waiting.queries.ts';

type Waiter = Awaited<ReturnType<typeof findLine>>[number];

const nobody = (left: Free): Allotment<Waiter> => ({ served: [], passed: [], left });

/** What is free goes to these. */
export async function allotted(
  db: Db,
  now: Date,
  event: EventRow,
  free: Free,
): Promise<Allotment<Waiter>> {
  const { organisationId, id: eventId } = event;
  if (![...free.values()].some((count) => count > 0)) return nobody(free);
  const line = await findLine(db, { organisationId, eventId });
  if (line.length === 0) return nobody(free);
  const sale = await saleOf(db, organisationId, eventId);
  if (!sale.hasWaitingList) return nobody(free);
  const tickets = await findTickets(db, organisationId, eventId);
  return allot(line, free, (items) => drawsFor({ event, sale, tickets }, items, now));
}

/** Null: one of them is not on sale. */
function drawsFor(sold: Sold, items: readonly WantedTicket[], now: Date): Draw[] | null {
  try {
    return wantedOf(sold, { items, code: null, now }).flatMap(({ ticket, quantity }) =>
      ticket.quotaIds.map((quotaId) => ({ quotaId, quantity })),
    );
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** What is free, without what belongs to those who wait. */
export const leftForAll = async (db: Db, now: Date, event: EventRow, free: Free): Promise<Free> =>
  (await allotted(db, now, event, free)).left;

export const freeIn = async (
  db: Db,
  { organisationId, id }: Pick<EventRow, 'organisationId' | 'id'>,
): Promise<Map<number, number>> => {
  const stocks = await findStocks(db, organisationId, id);
  return new Map(stocks.map(({ quotaId, left }) => [quotaId, left]));
};

/** What whoever comes may have: with what ended holds gave up, whoever has looked since. */
export async function leftNow({ db, clock }: Pick<Work, 'db' | 'clock'>, event: EventRow) {
  const now = clock.now();
  const free = await freeIn(db, event);
  const whose = { organisationId: event.organisationId, eventId: event.id };
  for (const { quotaId, quantity } of await findEndedHolds(db, now, whose)) {
    free.set(quotaId, (free.get(quotaId) ?? 0) + quantity);
  }
  return leftForAll(db, now, event, free);
}

/** Whoever comes takes nothing of what would serve somebody in line; its stocks are locked. */
export async function belongsToOthers(
  { clock }: Work,
  tx: Tx,
  event: EventRow,
  draws: readonly Draw[],
): Promise<boolean> {
  const { organisationId, id: eventId } = event;
  if (!(await isAnybodyWaiting(tx, { organisationId, eventId }))) return false;
  const ids = [...new Set(draws.map(({ quotaId }) => quotaId))];
  await lockQuotas(tx, organisationId, ids);
  const free = await freeIn(tx, event);
  const left = await leftForAll(tx, clock.now(), event, free);
  return ids.some((id) => {
    const wanted = draws
      .filter(({ quotaId }) => quotaId === id)
      .reduce((count, { quantity }) => count + quantity, 0);
    // Of a stock of codes nobody waits for any.
    return free.has(id) && (left.get(id) ?? 0) < wanted && (free.get(id) ?? 0) >= wanted;
  });
}

/** Why somebody who waits is not offered anything now. */
export async function hindranceOf(
  db: Db,
  now: Date,
  event: EventRow,
  items: readonly WantedTicket[],
): Promise<'not_on_sale' | 'full' | 'too_few'> {
  const { organisationId, id: eventId } = event;
  const sale = await saleOf(db, organisationId, eventId);
  const tickets = await findTickets(db, organisationId, eventId);
  const draws = drawsFor({ event, sale, tickets }, items, now);
  if (!draws) return 'not_on_sale';
  const free = await freeIn(db, event);
  const fewest = Math.min(...draws.map(({ quotaId }) => free.get(quotaId) ?? 0));
  return fewest > 0 && Number.isFinite(fewest) ? 'too_few' : 'full';
}

export const servingJob = 'bookings.serve_waiting';

/** What is free now is theirs, and offered right after the commit, whoever is killed meanwhile. */
export async function callWaiting(tx: Db, of: OfEvent): Promise<void> {
  if (await isAnybodyWaiting(tx, of)) await enqueue(tx, servingJob, of);
}
