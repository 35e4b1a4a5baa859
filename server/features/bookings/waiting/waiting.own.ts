import type { Waiting, WantedTicket } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { eventCard, type EventRow, findEvent } from '../../events/index.ts';
import { findTickets, hasWaitingList, saleOf } from '../../tickets/index.ts';
import { byBooker, moveBooking } from '../bookings.change.ts';
import { ringOffer } from '../bookings.live.ts';
import { findPlaces } from '../bookings.places.queries.ts';
import { findBooking, lockBooking } from '../bookings.queries.ts';
import { tokenOf } from '../bookings.secrets.ts';
import { isOpen } from '../bookings.states.ts';
import { freePlaces } from '../bookings.stock.ts';
import { chosen } from '../own/own.wanted.ts';
import { inOrder } from './waiting.join.ts';
import { callWaiting, hindranceOf } from './waiting.line.ts';
import {
  findLastChange,
  findPosition,
  findWaitingByToken,
  lockWaiting,
  updateConfirmed,
  updateItems,
} from './waiting.queries.ts';
import type { WaitingRow } from './waiting.rows.ts';
import { settle } from './waiting.settle.ts';
import { tellWaiting } from './waiting.tell.ts';
import { itemsView, passedView } from './waiting.view.ts';

async function requireWaiting(db: Db, token: string): Promise<WaitingRow> {
  const row = await findWaitingByToken(db, hashOfToken(token));
  if (!row) throw problem('not_found');
  return row;
}

async function lockedByToken(tx: Tx, token: string): Promise<WaitingRow> {
  const { organisationId, id } = await requireWaiting(tx, token);
  const row = await lockWaiting(tx, organisationId, id);
  if (!row) throw problem('not_found');
  return row;
}

/** One’s place in the line, for whoever has its link. */
export async function readWaiting(work: Work, token: string): Promise<Waiting> {
  const { db } = work;
  const row = await requireWaiting(db, token);
  const { organisationId, eventId, id, state, confirmedAt } = row;
  const event = await findEvent(db, organisationId, eventId);
  if (!event) throw problem('not_found');
  const sale = await saleOf(db, organisationId, eventId);
  const isWaiting = state === 'waiting';
  return {
    event: eventCard(event),
    state,
    fullName: row.fullName,
    email: row.email,
    items: itemsView(row, await findTickets(db, organisationId, eventId)),
    joinedAt: row.joinedAt.toISOString(),
    position: isWaiting && confirmedAt ? await findPosition(db, row) : null,
    hindrance: isWaiting ? await hindrance(work, event, row) : null,
    passed: isWaiting ? passedView(row) : null,
    offer: await offerOf(work, row),
    offerHours: sale.offerHours,
    why: state === 'removed' ? ((await findLastChange(db, organisationId, id))?.why ?? '') : '',
  };
}

async function hindrance({ db, clock }: Work, event: EventRow, row: WaitingRow) {
  if (!row.confirmedAt) return 'unconfirmed';
  const sale = await saleOf(db, event.organisationId, event.id);
  if (!(await hasWaitingList(db, event, sale))) return 'off';
  return hindranceOf(db, clock.now(), event, row.items);
}

/** A hold that has ended is settled by who comes next; by then it leads nowhere. */
async function offerOf(work: Work, row: WaitingRow): Promise<Waiting['offer']> {
  if (row.state !== 'offered' || row.bookingId === null) return null;
  const booking = await findBooking(work.db, row.organisationId, row.bookingId);
  if (!booking?.heldUntil || !isOpen(booking, work.clock.now())) return null;
  return { token: tokenOf(work, booking), heldUntil: booking.heldUntil.toISOString() };
}

export const confirmWaiting = (work: Work, token: string) =>
  work.transaction(async (tx): Promise<Waiting> => {
    const row = await lockedByToken(tx, token);
    if (row.state === 'waiting' && !row.confirmedAt) {
      await updateConfirmed(tx, row.organisationId, row.id, work.clock.now());
      await callWaiting(tx, row);
      tellWaiting(tx, row);
    }
    return readWaiting(insideOf(work, tx), token);
  });

/** Whoever wants fewer or more keeps the place in the line. */
export const changeWaiting = (work: Work, token: string, wanted: readonly WantedTicket[]) =>
  work.transaction(async (tx): Promise<Waiting> => {
    const row = await lockedByToken(tx, token);
    const items = inOrder(wanted);
    const isSame =
      items.length === row.items.length &&
      items.every(({ ticketId }, place) => row.items[place]?.ticketId === ticketId);
    const event = await findEvent(tx, row.organisationId, row.eventId);
    if (row.state !== 'waiting' || !isSame || !event) throw problem('bookings.not_from_here');
    await chosen(tx, event, { items, code: null, now: work.clock.now() });
    await updateItems(tx, row.organisationId, row.id, { items, language: row.language });
    await callWaiting(tx, row);
    tellWaiting(tx, row);
    return readWaiting(insideOf(work, tx), token);
  });

/** The places that were kept for them are free; the booking is locked before stock. */
export async function giveOfferBack(work: Work, tx: Tx, row: WaitingRow): Promise<void> {
  if (row.bookingId === null) return;
  const booking = await lockBooking(tx, row.organisationId, row.bookingId);
  if (booking?.state !== 'held') return;
  await freePlaces(tx, booking, await findPlaces(tx, row.organisationId, booking.id));
  await moveBooking(work, tx, byBooker, booking, { state: 'expired', why: '' });
}

export async function leaveWaiting(work: Work, token: string): Promise<Waiting> {
  const seen = await requireWaiting(work.db, token);
  const after = await work.transaction(async (tx) => {
    if (seen.state === 'offered') await giveOfferBack(work, tx, seen);
    const row = await lockedByToken(tx, token);
    if (row.state === 'waiting') {
      await settle(work, tx, row, { state: 'left', personId: null, why: '' });
    }
    return readWaiting(insideOf(work, tx), token);
  });
  ringOffer(work, { organisationId: seen.organisationId, id: seen.eventId });
  return after;
}
