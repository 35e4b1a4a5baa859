import type { LaterPrice, OfferFault } from '@plenum/contract';
import type { EventRow } from '../events/index.ts';
import type { CountedCode } from './codes/codes.queries.ts';
import { isPackage } from './packages/packages.rules.ts';
import { isTwice } from './sale/sale.prices.ts';
import { isMeantFor } from './sale/sale.rules.ts';
import type { PoolRow, QuestionRow, SaleRow, TicketRow } from './tickets.rows.ts';

export interface Checked {
  event: Pick<EventRow, 'state'>;
  sale: SaleRow;
  tickets: readonly TicketRow[];
  pools: readonly PoolRow[];
  codes: readonly CountedCode[];
  /** Which tickets have an invitation that opens them, and the latest end of one. */
  invited: readonly { ticketId: number; lastUntil: Date | null }[];
  questions: readonly QuestionRow[];
  /** Of the draft: what is not among them is there no more. */
  sessions: readonly { id: number; capacity: number | null }[];
  hasSender: boolean;
  hasWay: boolean;
  /** Who writes the invoices has a VAT number of the EU state they are in. */
  hasVatId: boolean;
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
  const hasCode = codes.some((code) => code.isOn && code.opens && isMeantFor(code, ticket));
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
    ...faultsOfOpening(ticket, checked, most),
    ...faultsOfGiving(ticket, checked),
    ...(audience === 'code' && !hasCode ? [fault('ticket_without_code', id)] : []),
    ...(audience === 'invited' ? faultsOfInviting(id, checked, ends) : []),
  ];
};

function faultsOfInviting(id: number, { invited }: Checked, ends: number[]): OfferFault[] {
  const found = invited.find(({ ticketId }) => ticketId === id);
  if (!found) return [fault('ticket_without_invitation', id)];
  const isLate = found.lastUntil !== null && +found.lastUntil > Math.min(...ends);
  return isLate ? [fault('invitation_after_end', id)] : [];
}

const ofSale = ({ sale, opensWithDraw, hasVatId }: Checked): OfferFault[] => {
  const { cancelDays, cancelShares, opensAt, hasReverseCharge } = sale;
  const days = cancelShares.map(({ fromDays }) => fromDays);
  const isNever = days.some((from) => cancelDays === null || from <= cancelDays);
  return [
    ...(opensWithDraw && opensAt === null ? [fault('room_without_hour')] : []),
    ...(isNever ? [fault('cancel_share_never_comes')] : []),
    ...(new Set(days).size < days.length ? [fault('cancel_shares_at_once')] : []),
    ...(hasReverseCharge && !hasVatId ? [fault('reverse_charge_without_number')] : []),
  ];
};

/** `most` of them can be sold. A session that is sold on its own has a seat for each. */
function faultsOfOpening(ticket: TicketRow, { sessions }: Checked, most: number): OfferFault[] {
  const { id, kind, opens } = ticket;
  const opened = opens.sessionIds.map((one) => sessions.find((session) => session.id === one));
  const seats = opened.flatMap((session) => session?.capacity ?? []);
  const isOver = kind === 'add_on' && seats.some((capacity) => capacity < most);
  return [
    ...(opensNothing(ticket) ? [fault('ticket_opens_nothing', id)] : []),
    ...(opened.includes(undefined) ? [fault('opens_what_is_gone', id)] : []),
    ...(isOver ? [fault('more_than_session_has', id)] : []),
  ];
}

/** An add-on may well be nothing but a dinner. */
const opensNothing = ({ kind, opens }: TicketRow): boolean =>
  opens.what === 'chosen'
    ? opens.stageIds.length + opens.sessionIds.length === 0
    : opens.what === 'nothing' && kind === 'ticket';

/** A package that was removed, or a ticket that was or is off sale. */
function faultsOfGiving({ id, kind, gives }: TicketRow, { tickets }: Checked): OfferFault[] {
  const { sponsorPackageId, passTicketId, passes } = gives;
  const pass = tickets.find((one) => one.id === passTicketId && one.kind === 'ticket');
  const isGone = (kind === 'sponsor' && sponsorPackageId === null) || (passes > 0 && !pass);
  return [
    ...(isGone ? [fault('gives_what_is_gone', id)] : []),
    ...(pass && !pass.isOnSale ? [fault('pass_not_on_sale', id)] : []),
  ];
}

/** Two that fill the same field of whoever has one of these tickets: the second is never used. */
function faultsOfFilling(questions: readonly QuestionRow[]): OfferFault[] {
  const meets = (one: QuestionRow, other: QuestionRow): boolean =>
    one.ticketIds.length === 0 ||
    other.ticketIds.length === 0 ||
    one.ticketIds.some((id) => other.ticketIds.includes(id));
  const isSecond = (question: QuestionRow, place: number): boolean =>
    question.fills !== null &&
    questions.slice(0, place).some((one) => one.fills === question.fills && meets(one, question));
  return questions.filter(isSecond).map(({ id }) => fault('questions_fill_alike', id));
}

const costsSomething = ({ price, laterPrices }: TicketRow): boolean =>
  price > 0 || laterPrices.some((later) => later.price > 0);

/** What is contradictory or missing, before it goes on sale; what is off is not looked at. */
export function faultsOf(checked: Checked): OfferFault[] {
  const { event, tickets, pools, questions, hasSender, hasWay } = checked;
  const sold = tickets.filter(({ isOnSale }) => isOnSale);
  const isPaid = sold.some(costsSomething);
  const drawn = new Set(tickets.flatMap(({ poolIds }) => poolIds));
  const soldIds = new Set(sold.map(({ id }) => id));
  const isNeverAsked = ({ ticketIds }: QuestionRow): boolean =>
    ticketIds.length > 0 && !ticketIds.some((id) => soldIds.has(id));
  return [
    ...(event.state === 'draft' ? [fault('not_published', null, true)] : []),
    ...(sold.some((one) => one.kind === 'ticket' || isPackage(one))
      ? []
      : [fault('no_tickets', null, true)]),
    ...(isPaid && !hasSender ? [fault('no_sender', null, true)] : []),
    ...(isPaid && !hasWay ? [fault('no_way', null, true)] : []),
    ...ofSale(checked),
    ...sold.flatMap((ticket) => ofTicket(ticket, checked)),
    ...pools.filter(({ id }) => !drawn.has(id)).map(({ id }) => fault('pool_unused', id)),
    ...questions.filter(isNeverAsked).map(({ id }) => fault('question_never_shown', id)),
    ...faultsOfFilling(questions),
  ];
}
