import type { BookingSums, WantedTicket } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { EventRow } from '../../events/index.ts';
import {
  addedUp,
  type CodeRow,
  drawnWith,
  findTickets,
  isPackage,
  isShownWith,
  pricesOf,
  saleOf,
  type SaleRow,
  saleState,
  soldOf,
  type TicketRow,
  ticketState,
} from '../../tickets/index.ts';
import { countSoFar } from '../bookings.booked.queries.ts';
import type { AlreadyRow } from '../added/added.queries.ts';
import type { LineRow } from '../bookings.rows.ts';
import { taxed } from '../bookings.tax.ts';

/** Each costs one price; of one ticket there are several where it costs more from the next one on. */
const mostLines = 50;

export interface Chosen {
  sale: SaleRow;
  /** A ticket each line. */
  tickets: TicketRow[];
  lines: LineRow[];
  sums: Omit<BookingSums, 'lines' | 'currency'>;
  isReverseCharge: boolean;
}

interface Wish {
  items: readonly WantedTicket[];
  code: CodeRow | null;
  now: Date;
  /** Of what this is added to: it counts as if it were booked at once. */
  already?: readonly AlreadyRow[];
  isReverseCharge?: boolean | undefined;
}

/** What somebody wants, priced: nobody else ever says what something costs. */
export async function chosen(
  db: Db,
  event: EventRow,
  { items, code, now, already = [], isReverseCharge }: Wish,
): Promise<Chosen> {
  const { organisationId, id } = event;
  const sale = await saleOf(db, organisationId, id);
  const tickets = (await findTickets(db, organisationId, id)).map(drawnWith(code));
  const wanted = withPasses(
    wantedOf({ event, sale, tickets }, { items, code, now, already }),
    tickets,
  );
  return priced(db, event, { sale, wanted, code, now, isReverseCharge });
}

type Priced = Counted & { price?: number | null; cameWith?: number };

interface Priceable {
  sale: SaleRow;
  /** Where a price is said, each costs that. */
  wanted: readonly Priced[];
  code: CodeRow | null;
  now: Date;
  isReverseCharge?: boolean | undefined;
}

export async function priced(
  db: Db,
  { organisationId, id }: EventRow,
  { sale, wanted, code, now, isReverseCharge = false }: Priceable,
): Promise<Chosen> {
  const sold = await soldOf(
    { soldSoFar: countSoFar },
    db,
    { organisationId, eventId: id, now },
    wanted.map(({ ticket }) => ticket),
  );
  const parts = wanted.flatMap(({ ticket, quantity, price, cameWith }) =>
    typeof price === 'number'
      ? [{ ticket, quantity, price, priceName: {}, cameWith }]
      : pricesOf(ticket, code, { quantity, sold: sold(ticket), now }).map((part) => ({
          ticket,
          ...part,
          cameWith,
        })),
  );
  if (parts.length > mostLines) throw problem('bookings.too_many_places');
  const { lines, ...sums } = taxed(
    parts.map(({ ticket, quantity, price, priceName, cameWith }) => ({
      ticketId: ticket.id,
      kind: ticket.kind,
      name: ticket.name,
      mode: ticket.mode,
      ...(isPackage(ticket) && { gives: ticket.gives }),
      ...(cameWith !== undefined && { cameWith }),
      quantity,
      price,
      priceName,
      taxRate: ticket.taxRate,
      taxReason: ticket.taxReason,
    })),
    { pricesIncludeTax: sale.pricesIncludeTax, isReverseCharge },
  );
  return { sale, tickets: parts.map(({ ticket }) => ticket), lines, sums, isReverseCharge };
}

export interface Sold {
  event: Pick<EventRow, 'state'>;
  sale: SaleRow;
  tickets: readonly TicketRow[];
}

export interface Counted {
  ticket: TicketRow;
  quantity: number;
}

/** Whether it can be had, however many are left. */
export function wantedOf(
  { event, sale, tickets }: Sold,
  { items, code, now, already = [] }: Wish,
): Counted[] {
  if (event.state === 'ended' || saleState(sale, now) !== 'on_sale') {
    throw problem('bookings.not_on_sale');
  }
  const offered = tickets.filter((ticket) => isShownWith(ticket, code));
  const wanted = addedUp(items).map(({ ticketId, quantity }) => ({
    quantity,
    ticket: onSale(offered, ticketId, now),
  }));
  refuseWrongCounts(sale, wanted, already);
  return wanted;
}

function onSale(offered: readonly TicketRow[], ticketId: number, now: Date): TicketRow {
  const ticket = offered.find(({ id }) => id === ticketId);
  if (!ticket || ticketState(ticket, null, now) !== 'on_sale') {
    throw problem('bookings.ticket_not_on_sale');
  }
  return ticket;
}

/** Add-ons are bought with something. */
export function refuseWithoutTicket(
  wanted: readonly Counted[],
  already: readonly AlreadyRow[] = [],
): void {
  const all = [...wanted.map(({ ticket }) => ticket), ...already];
  if (all.every(({ kind }) => kind === 'add_on')) {
    throw problem('bookings.needs_ticket');
  }
}

const mostPeople = 50;

/** The tickets that come with a booth or a sponsor package. One that was removed comes with nothing. */
export function withPasses(wanted: readonly Priced[], tickets: readonly TicketRow[]): Priced[] {
  const passes = wanted.flatMap(({ ticket: { id, gives }, quantity }): Priced[] => {
    const ticket = tickets.find((one) => one.id === gives.passTicketId && one.kind === 'ticket');
    if (!ticket || gives.passes === 0) return [];
    return [{ ticket, quantity: gives.passes * quantity, price: 0, cameWith: id }];
  });
  const all = [...wanted, ...passes];
  const people = all.filter(({ ticket }) => ticket.kind !== 'add_on');
  if (people.reduce((count, { quantity }) => count + quantity, 0) > mostPeople) {
    throw problem('bookings.too_many_places');
  }
  return all;
}

function refuseWrongCounts(
  { mostPlaces }: SaleRow,
  wanted: readonly Counted[],
  already: readonly AlreadyRow[],
): void {
  refuseWithoutTicket(wanted, already);
  const added = wanted.map(({ ticket: { id, kind }, quantity }) => ({
    ticketId: id,
    kind,
    quantity,
  }));
  const all = [...added, ...already];
  const count = (some: readonly AlreadyRow[]) =>
    some.reduce((sum, { quantity }) => sum + quantity, 0);
  const inAll = (ticketId: number) => count(all.filter((one) => one.ticketId === ticketId));
  const hasTooMany = wanted.some(({ ticket }) => inAll(ticket.id) > ticket.most);
  const places = count(all.filter(({ kind }) => kind === 'ticket'));
  const addsPlaces = added.some(({ kind }) => kind === 'ticket');
  if (hasTooMany || (addsPlaces && places > mostPlaces)) throw problem('bookings.too_many_places');
  if (wanted.some(({ ticket }) => inAll(ticket.id) < ticket.least)) {
    throw problem('bookings.too_few_places');
  }
}
