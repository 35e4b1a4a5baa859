import type { UpgradeOffer, UpgradeOffers } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { type EventRow, findEvent } from '../../events/index.ts';
import {
  findTickets,
  isShownWith,
  pricesOf,
  saleOf,
  type SaleRow,
  saleState,
  soldOf,
  type TicketRow,
  ticketState,
} from '../../tickets/index.ts';
import { requireBooking, requireLinked } from '../bookings.access.ts';
import { countSoFar } from '../bookings.booked.queries.ts';
import { firstOf } from '../added/added.queries.ts';
import { findPlaces } from '../bookings.places.queries.ts';
import { findBooking } from '../bookings.queries.ts';
import type { BookingRow, LineRow, PlaceRow } from '../bookings.rows.ts';
import { asOrdinary, netOf, owesTaxAs, type Taxing } from '../bookings.tax.ts';
import { findSeat, seatOf, type SeatRow } from './upgrades.queries.ts';

const mostOffers = 500;

/** Whoever booked, for what is on offer to everyone now; organisers for whatever there is. */
export type Asker = 'booker' | 'organiser';

export const isSeller = ({ canUpgrade, ...sale }: SaleRow, now: Date): boolean =>
  canUpgrade && saleState(sale, now) === 'on_sale';

/** Packages make firms, and what came with one was not paid for itself. */
const canExchange = (place: PlaceRow, lines: readonly LineRow[]): boolean =>
  !place.isCancelled &&
  (place.kind === 'ticket' || place.kind === 'add_on') &&
  lines[place.line]?.cameWith === undefined;

/** Of the same kind, and taxed alike: one invoice over the difference has one tax. */
function isFor(ticket: TicketRow, place: PlaceRow, line: LineRow | undefined): boolean {
  const ordinary = line && asOrdinary(line);
  return (
    ticket.kind === place.kind &&
    ticket.id !== place.ticketId &&
    ticket.taxRate === ordinary?.taxRate &&
    ticket.taxReason === ordinary.taxReason
  );
}

/** What was paid for an admission: for the ticket booked first, and for each difference since. */
const paidFor = (seat: readonly SeatRow[], place: Pick<PlaceRow, 'id'>): number =>
  seat
    .filter(({ placeId, isUpgraded }) => isUpgraded || placeId === place.id)
    .reduce((sum, { price }) => sum + price, 0);

export interface Exchange {
  place: PlaceRow;
  ticket: TicketRow;
  /** Dearer by so much; below zero: cheaper. */
  difference: number;
}

interface Whose {
  booking: BookingRow;
  sale: SaleRow;
  asker: Asker;
  now: Date;
}

/** Each place that can be exchanged, with each ticket it can be exchanged for. */
export async function exchangesOf(
  db: Db,
  { organisationId, id: eventId }: EventRow,
  { booking, sale, asker, now }: Whose,
): Promise<Exchange[]> {
  const isAlike =
    sale.currency === booking.currency && sale.pricesIncludeTax === booking.pricesIncludeTax;
  if (booking.state !== 'confirmed' || !isAlike) return [];
  const places = (await findPlaces(db, organisationId, booking.id)).filter((place) =>
    canExchange(place, booking.lines),
  );
  const all = await findTickets(db, organisationId, eventId);
  const tickets = asker === 'organiser' ? all : all.filter((one) => isOnSale(one, now));
  const sold = await soldOf(
    { soldSoFar: countSoFar },
    db,
    { organisationId, eventId, now },
    tickets,
  );
  const priceOf = (ticket: TicketRow): number =>
    pricesOf(ticket, null, { quantity: 1, sold: sold(ticket), now })[0]?.price ?? 0;
  const exchanges: Exchange[] = [];
  for (const place of places) {
    const paid = paidFor(await findSeat(db, organisationId, seatOf(place)), place);
    const fitting = tickets.filter((ticket) => isFor(ticket, place, booking.lines[place.line]));
    exchanges.push(
      ...fitting.map((ticket) => ({ place, ticket, difference: priceOf(ticket) - paid })),
    );
  }
  return asker === 'organiser' ? exchanges : exchanges.filter(({ difference }) => difference > 0);
}

const isOnSale = (ticket: TicketRow, now: Date): boolean =>
  isShownWith(ticket, null) && ticketState(ticket, null, now) === 'on_sale';

function offerView({ place, ticket, difference }: Exchange, taxing: Taxing): UpgradeOffer {
  const price = Math.max(0, difference);
  const { taxRate } = ticket;
  return {
    placeId: place.id,
    ticketId: ticket.id,
    name: ticket.name,
    price: taxing.isReverseCharge ? netOf({ price, taxRate }, taxing) : price,
  };
}

async function offersOf(
  db: Db,
  booking: BookingRow,
  asker: Asker,
  now: Date,
): Promise<UpgradeOffers> {
  const { organisationId, eventId, currency } = booking;
  const event = await findEvent(db, organisationId, eventId);
  if (!event) throw problem('not_found');
  const sale = await saleOf(db, organisationId, eventId);
  const isOpen = asker === 'organiser' || (isSeller(sale, now) && event.state !== 'ended');
  const exchanges = isOpen ? await exchangesOf(db, event, { booking, sale, asker, now }) : [];
  const isReverseCharge =
    asker === 'booker' &&
    (await owesTaxAs(db, await findBooking(db, organisationId, firstOf(booking))));
  return {
    currency,
    upgrades: exchanges
      .slice(0, mostOffers)
      .map((one) => offerView(one, { pricesIncludeTax: sale.pricesIncludeTax, isReverseCharge })),
  };
}

export const readOwnUpgrades = async ({ db, clock }: Work, token: string) =>
  offersOf(db, await requireLinked(db, token), 'booker', clock.now());

export const readUpgrades = async ({ db, clock }: Work, person: Person, id: number) =>
  offersOf(db, await requireBooking(db, person, id), 'organiser', clock.now());
