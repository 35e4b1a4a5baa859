import type { LaterPrice, OfferFault } from '@plenum/contract';
import type { EventRow } from '../events/index.ts';
import type { CountedCode } from './codes/codes.queries.ts';
import { isTwice } from './sale/sale.prices.ts';
import { isMeantFor } from './sale/sale.rules.ts';
import type { PoolRow, QuestionRow, SaleRow, TicketRow } from './tickets.rows.ts';

export interface Checked {
  event: Pick<EventRow, 'state'>;
  sale: SaleRow;
  tickets: readonly TicketRow[];
  pools: readonly PoolRow[];
  codes: readonly CountedCode[];
  questions: readonly QuestionRow[];
  hasSender: boolean;
  hasWay: boolean;
  /** The order of who comes before it opens is drawn. */
  opensWithDraw: boolean;
}

const fault = (
  what: OfferFault['what'],
  about: number | null = null,
  isNeeded = false,
): OfferFault => ({ what, about, isNeeded });

const ofTicket = (ticket: TicketRow, checked: Checked): OfferFault[] => {
  const { sale, pools, codes, opensWithDraw } = checked;
  const { id, quotaIds, least, audience, saleFrom, saleUntil, laterPrices } = ticket;
  const sizes = pools.filter(({ quotaId }) => quotaIds.includes(quotaId)).map(({ size }) => size);
  const isNeverOpen =
    (saleUntil && sale.opensAt && saleUntil <= sale.opensAt) ||
    (saleFrom && sale.closesAt && saleFrom >= sale.closesAt);
  const hasCode = codes.some((code) => code.isOn && code.opens && isMeantFor(code, id));
  const isLate = opensWithDraw && saleFrom && sale.opensAt && saleFrom > sale.opensAt;
  const most = sizes.length === 0 ? Infinity : Math.min(...sizes);
  const ends = [saleUntil, sale.closesAt].flatMap((end) => (end ? +end : []));
  const isNever = ({ from, afterSold }: LaterPrice): boolean =>
    (from === null || Date.parse(from) >= Math.min(...ends)) &&
    (afterSold === null || afterSold >= most);
  return [
    ...(laterPrices.some(isNever) ? [fault('price_never_comes', id)] : []),
    ...(isTwice(laterPrices) ? [fault('prices_at_once', id)] : []),
    ...(quotaIds.length === 0 ? [fault('ticket_without_end', id)] : []),
    ...(isLate ? [fault('ticket_after_draw', id)] : []),
    ...(isNeverOpen ? [fault('ticket_window_empty', id)] : []),
    ...(sizes.some((size) => size < least) ? [fault('ticket_needs_more_than_there_is', id)] : []),
    ...(audience === 'code' && !hasCode ? [fault('ticket_without_code', id)] : []),
  ];
};

const costsSomething = ({ price, laterPrices }: TicketRow): boolean =>
  price > 0 || laterPrices.some((later) => later.price > 0);

/** What is contradictory or missing, before it goes on sale; what is off is not looked at. */
export function faultsOf(checked: Checked): OfferFault[] {
  const { event, sale, tickets, pools, questions, hasSender, hasWay, opensWithDraw } = checked;
  const sold = tickets.filter(({ isOnSale }) => isOnSale);
  const isPaid = sold.some(costsSomething);
  const drawn = new Set(tickets.flatMap(({ poolIds }) => poolIds));
  const soldIds = new Set(sold.map(({ id }) => id));
  const isNeverAsked = ({ ticketIds }: QuestionRow): boolean =>
    ticketIds.length > 0 && !ticketIds.some((id) => soldIds.has(id));
  return [
    ...(event.state === 'draft' ? [fault('not_published', null, true)] : []),
    ...(sold.some(({ kind }) => kind === 'ticket') ? [] : [fault('no_tickets', null, true)]),
    ...(isPaid && !hasSender ? [fault('no_sender', null, true)] : []),
    ...(isPaid && !hasWay ? [fault('no_way', null, true)] : []),
    ...(opensWithDraw && sale.opensAt === null ? [fault('room_without_hour')] : []),
    ...sold.flatMap((ticket) => ofTicket(ticket, checked)),
    ...pools.filter(({ id }) => !drawn.has(id)).map(({ id }) => fault('pool_unused', id)),
    ...questions.filter(isNeverAsked).map(({ id }) => fault('question_never_shown', id)),
  ];
}
