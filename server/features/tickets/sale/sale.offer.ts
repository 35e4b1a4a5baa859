import type { OfferedTicket, PublicOffer } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Work } from '../../../platform/work.ts';
import { eventCard, type EventRow, requireShownEvent } from '../../events/index.ts';
import { settingsOf } from '../../invoices/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { isPackage } from '../packages/packages.rules.ts';
import { findTickets } from '../tickets.queries.ts';
import type { CodeRow, SaleRow, TicketRow } from '../tickets.rows.ts';
import { codeOf } from './sale.code.ts';
import { findCodeLeft, findStocks } from './sale.queries.ts';
import { saleOf } from '../tickets.sale.ts';
import { comingPrices, priceNow } from './sale.prices.ts';
import { drawnWith, isShownWith, saleState, ticketState } from './sale.rules.ts';
import { soldOf } from './sale.sold.ts';

declare module '../../../platform/work.ts' {
  interface Answers {
    /** What people kept who did not come to the end of filling in: free again, whoever has looked since. */
    endedHolds(
      db: Db,
      now: Date,
      of: { organisationId: number; eventId: number },
    ): Promise<{ quotaId: number; quantity: number }[]>;
    /** What is free, by stock, without what belongs to those who wait for it. */
    leftForAll(db: Db, now: Date, event: EventRow, free: Free): Promise<Free>;
  }
}

type Free = ReadonlyMap<number, number>;

/** Above this nobody needs to know how many. */
const few = 20;

interface Asking {
  code?: string | undefined;
  network: string;
}

/** A code is a guess until it is right: whoever tries many is stopped. */
export const readOffer = async (work: Work, slug: string, asking: Asking): Promise<PublicOffer> =>
  (await readSale(work, slug, asking)).offer;

/** The same, with the event and how it sells. */
export async function readSale(
  work: Work,
  slug: string,
  { code: typed = '', network }: Asking,
): Promise<{ event: EventRow; sale: SaleRow; offer: PublicOffer }> {
  const { db, clock } = work;
  const now = clock.now();
  const event = await requireShownEvent(db, slug);
  const { organisationId, id: eventId } = event;
  const sale = await saleOf(db, organisationId, eventId);
  const code = await codeOf(work, { organisationId, eventId }, typed, network);
  const state = event.state === 'ended' ? 'over' : saleState(sale, now);
  const tickets =
    state === 'off' ? [] : (await findTickets(db, organisationId, eventId)).map(drawnWith(code));
  const left = await leftOf(work, event, code);
  const canWait = await hasWaitingList(db, event, sale);
  const sold = await soldOf(work.answers, db, { organisationId, eventId, now }, tickets);
  const { sender } = await settingsOf(db, organisationId);
  const offer: PublicOffer = {
    event: eventCard(event),
    seller: sender.name,
    state,
    opensAt: sale.opensAt?.toISOString() ?? null,
    currency: sale.currency,
    pricesIncludeTax: sale.pricesIncludeTax,
    mostPlaces: sale.mostPlaces,
    terms: sale.terms,
    cancelDays: sale.cancelDays,
    cancelShares: sale.cancelShares,
    tickets: tickets
      .filter((ticket) => isShownWith(ticket, code))
      .map((ticket) => ({
        ...offered(ticket, code, { left: left(ticket), sold: sold(ticket), now }),
        passes: ticket.gives.passes,
        passName: tickets.find(({ id }) => id === ticket.gives.passTicketId)?.name ?? {},
        waitable: canWait ? waitable(ticket, left(ticket), now) : null,
      })),
    code: typed === '' ? null : { code: typed, isValid: code !== null },
  };
  return { event, sale, offer };
}

/** How many of a ticket there still are; null: there is no end of them. */
async function leftOf({ db, clock, answers }: Work, event: EventRow, code: CodeRow | null) {
  const whose = { organisationId: event.organisationId, eventId: event.id };
  const stocks = await findStocks(db, whose.organisationId, whose.eventId);
  const own = code?.isInvitation ? await findCodeLeft(db, whose.organisationId, code.id) : null;
  if (own) stocks.push(own);
  const left = new Map(stocks.map((stock) => [stock.quotaId, stock.left]));
  for (const { quotaId, quantity } of await answers.endedHolds(db, clock.now(), whose)) {
    left.set(quotaId, (left.get(quotaId) ?? 0) + quantity);
  }
  const forAll = await answers.leftForAll(db, clock.now(), event, left);
  return ({ quotaIds }: TicketRow): number | null =>
    quotaIds.length === 0 ? null : Math.min(...quotaIds.map((id) => forAll.get(id) ?? 0));
}

/** Whoever waits is mailed: where nothing may be mailed yet, nobody can. */
export async function hasWaitingList(
  db: Db,
  { organisationId, state }: Pick<EventRow, 'organisationId' | 'state'>,
  sale: Pick<SaleRow, 'hasWaitingList'>,
): Promise<boolean> {
  if (!sale.hasWaitingList || state === 'ended') return false;
  return (await organisationById(db, organisationId))?.isVerified ?? false;
}

function waitable(ticket: TicketRow, left: number | null, now: Date): number | null {
  if (isPackage(ticket)) return null;
  if (left === null || left >= ticket.most || !isShownWith(ticket, null)) return null;
  return ticketState(ticket, null, now) === 'on_sale' ? ticket.most : null;
}

function offered(
  ticket: TicketRow,
  code: CodeRow | null,
  { left, sold, now }: { left: number | null; sold: number; now: Date },
): Omit<OfferedTicket, 'waitable' | 'passes' | 'passName'> {
  const { price, priceName, before } = priceNow(ticket, code, { sold, now });
  return {
    id: ticket.id,
    kind: ticket.kind,
    name: ticket.name,
    description: ticket.description,
    price,
    priceName,
    comingPrices: comingPrices(ticket, code, { sold, now, few }),
    priceBefore: price === before ? null : before,
    taxRate: ticket.taxRate,
    mode: ticket.mode,
    state: ticketState(ticket, left, now),
    saleFrom: ticket.saleFrom?.toISOString() ?? null,
    saleUntil: ticket.saleUntil?.toISOString() ?? null,
    least: ticket.least,
    most: Math.min(ticket.most, left ?? ticket.most),
    left: left !== null && left <= few ? left : null,
  };
}
