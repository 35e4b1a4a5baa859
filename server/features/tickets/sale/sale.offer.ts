import type { OfferedTicket, PublicOffer } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Work } from '../../../platform/work.ts';
import { eventCard, requireShownEvent } from '../../events/index.ts';
import { settingsOf } from '../../invoices/index.ts';
import { findCodeByName, findTickets } from '../tickets.queries.ts';
import type { CodeRow, TicketRow } from '../tickets.rows.ts';
import { findStocks } from './sale.queries.ts';
import { saleOf } from '../tickets.sale.ts';
import { comingPrices, priceNow } from './sale.prices.ts';
import { isShownWith, isValidCode, saleState, ticketState } from './sale.rules.ts';
import { soldOf } from './sale.sold.ts';

declare module '../../../platform/work.ts' {
  interface Answers {
    /** What people kept who did not come to the end of filling in: free again, whoever has looked since. */
    endedHolds(
      db: Db,
      now: Date,
      of: { organisationId: number; eventId: number },
    ): Promise<{ quotaId: number; quantity: number }[]>;
  }
}

/** Above this nobody needs to know how many. */
const few = 20;

/** A code is a guess until it is right: whoever tries many is stopped. */
export async function readOffer(
  work: Work,
  slug: string,
  { code: typed = '', network }: { code: string | undefined; network: string },
): Promise<PublicOffer> {
  const { db, clock } = work;
  const now = clock.now();
  const event = await requireShownEvent(db, slug);
  const { organisationId, id: eventId } = event;
  const sale = await saleOf(db, organisationId, eventId);
  const code = await codeOf(work, { organisationId, eventId }, typed, network);
  const state = event.state === 'ended' ? 'over' : saleState(sale, now);
  const tickets = state === 'off' ? [] : await findTickets(db, organisationId, eventId);
  const left = await leftOf(work, { organisationId, eventId });
  const sold = await soldOf(work.answers, db, { organisationId, eventId, now }, tickets);
  const { sender } = await settingsOf(db, organisationId);
  return {
    event: eventCard(event),
    seller: sender.name,
    state,
    opensAt: sale.opensAt?.toISOString() ?? null,
    currency: sale.currency,
    pricesIncludeTax: sale.pricesIncludeTax,
    mostPlaces: sale.mostPlaces,
    terms: sale.terms,
    cancelDays: sale.cancelDays,
    tickets: tickets
      .filter((ticket) => isShownWith(ticket, code))
      .map((ticket) => offered(ticket, code, { left: left(ticket), sold: sold(ticket), now })),
    code: typed === '' ? null : { code: typed, isValid: code !== null },
  };
}

interface Whose {
  organisationId: number;
  eventId: number;
}

export async function codeOf(
  { db, clock, limits }: Work,
  { organisationId, eventId }: Whose,
  typed: string,
  network: string,
): Promise<CodeRow | null> {
  if (typed.trim() === '') return null;
  const key = `${eventId}.${network}`;
  return limits.guess('ticket-code', key, async () => {
    const code = await findCodeByName(db, organisationId, eventId, typed.trim());
    return code && isValidCode(code, clock.now()) ? code : null;
  });
}

/** How many of a ticket there still are; null: there is no end of them. */
async function leftOf({ db, clock, answers }: Work, whose: Whose) {
  const stocks = await findStocks(db, whose.organisationId, whose.eventId);
  const left = new Map(stocks.map((stock) => [stock.quotaId, stock.left]));
  for (const { quotaId, quantity } of await answers.endedHolds(db, clock.now(), whose)) {
    left.set(quotaId, (left.get(quotaId) ?? 0) + quantity);
  }
  return ({ quotaIds }: TicketRow): number | null =>
    quotaIds.length === 0 ? null : Math.min(...quotaIds.map((id) => left.get(id) ?? 0));
}

function offered(
  ticket: TicketRow,
  code: CodeRow | null,
  { left, sold, now }: { left: number | null; sold: number; now: Date },
): OfferedTicket {
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
