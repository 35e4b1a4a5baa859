import type { UpgradeInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Work } from '../../../platform/work.ts';
import { type EventRow, findEvent, requireShownEvent } from '../../events/index.ts';
import { saleOf } from '../../tickets/index.ts';
import { firstOf } from '../added/added.queries.ts';
import { standing } from '../added/added.service.ts';
import { requireLinked } from '../bookings.access.ts';
import { findBooking } from '../bookings.queries.ts';
import type { BookingRow, Wanted } from '../bookings.rows.ts';
import { tokenOf } from '../bookings.secrets.ts';
import { owesTaxAs } from '../bookings.tax.ts';
import { enterOnce, entered, isKnown, type Kept } from '../own/own.hold.ts';
import { type Chosen, priced } from '../own/own.wanted.ts';
import { takeTurn } from '../room/room.gate.ts';
import { type Asker, exchangesOf, isSeller } from './upgrades.offer.ts';
import { findSeat, seatOf } from './upgrades.queries.ts';

export interface Wish extends Pick<UpgradeInput, 'placeId' | 'ticketId'> {
  asker: Asker;
  /** Null: the difference. */
  price: number | null;
}

/** As it is added to the first: a hold, a price of the server’s, questions, a payment. */
export async function keepUpgrade(
  work: Work,
  token: string,
  { key, placeId, ticketId }: UpgradeInput,
  network: string,
): Promise<{ token: string }> {
  const seen = await requireLinked(work.db, token);
  const known = await findEvent(work.db, seen.organisationId, seen.eventId);
  if (!known) throw problem('not_found');
  const event = await requireShownEvent(work.db, known.slug);
  const wish = { placeId, ticketId, asker: 'booker', price: null } as const;
  const wanted = { items: [{ ticketId, quantity: 1 }], code: '', upgrades: placeId };
  const made = tokenOf(work, { eventId: event.id, keyHash: hashOfToken(key) });
  if (await isKnown(work, made, wanted)) return { token: made };
  await work.limits.spend('ticket-hold', `${event.id}.${network}`);
  const kept = await keptFor(work, event, seen, { key, wanted, wish });
  const { tickets } = kept.choice;
  const whose = { organisationId: event.organisationId, eventId: event.id };
  const turn: Kept['turn'] = (tx) => takeTurn(tx, whose, { tickets, key: null, now: kept.at });
  await enterOnce(work, kept, () => entered(work, { ...kept, turn }));
  return { token: made };
}

export async function keptFor(
  work: Work,
  event: EventRow,
  seen: BookingRow,
  { key, wanted, wish }: { key: string; wanted: Wanted; wish: Wish },
): Promise<Kept> {
  const first = standing(await findBooking(work.db, seen.organisationId, firstOf(seen)));
  const at = work.clock.now();
  const keyHash = hashOfToken(key);
  const choose = (db: Db) => chosenUpgrade(db, event, { seen, first }, { ...wish, now: at });
  return {
    event,
    first,
    upgrades: wish.placeId,
    choice: await choose(work.db),
    choose,
    code: null,
    keyHash,
    wanted,
    language: seen.language,
    at,
    token: tokenOf(work, { eventId: event.id, keyHash }),
  };
}

/** Looked at once more once the first is locked: nobody exchanges a place twice at once. */
async function chosenUpgrade(
  db: Db,
  event: EventRow,
  { seen, first }: { seen: BookingRow; first: BookingRow },
  { placeId, ticketId, asker, price, now }: Wish & { now: Date },
): Promise<Chosen> {
  const booking = await findBooking(db, event.organisationId, seen.id);
  if (booking?.state !== 'confirmed') throw problem('bookings.not_from_here');
  const sale = await saleOf(db, event.organisationId, event.id);
  if (asker === 'booker' && (!isSeller(sale, now) || event.state === 'ended')) {
    throw problem('bookings.not_on_sale');
  }
  const exchanges = await exchangesOf(db, event, { booking, sale, asker, now });
  const own = exchanges.filter(({ place }) => place.id === placeId);
  if (own.length === 0) throw problem('bookings.not_from_here');
  const exchange = own.find(({ ticket }) => ticket.id === ticketId);
  if (!exchange) throw problem('bookings.ticket_not_on_sale');
  const { place, ticket, difference } = exchange;
  const seat = seatOf(place);
  await refuseWaiting(db, event.organisationId, { seat, placeId, now });
  const cost = price ?? Math.max(0, difference);
  const chosen = await priced(db, event, {
    sale,
    wanted: [{ ticket, quantity: 1, price: cost }],
    code: null,
    now,
    isReverseCharge: await owesTaxAs(db, first),
  });
  const name = booking.lines[place.line]?.name ?? {};
  const keeps = ticket.quotaIds.filter((id) => place.quotaIds.includes(id));
  const upgrades = { placeId: seat, name, keeps };
  return { ...chosen, lines: chosen.lines.map((line) => ({ ...line, upgrades })) };
}

/** One at a time: what waits to be filled in or paid is booked or given up first. */
async function refuseWaiting(
  db: Db,
  organisationId: number,
  { seat, placeId, now }: { seat: number; placeId: number; now: Date },
): Promise<void> {
  const rows = await findSeat(db, organisationId, seat);
  const waits = rows.some(
    (row) =>
      row.placeId > placeId &&
      !row.isCancelled &&
      (row.state !== 'held' || (row.heldUntil !== null && row.heldUntil > now)),
  );
  if (waits) throw problem('bookings.upgrade_waits');
}
