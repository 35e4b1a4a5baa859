import type { TicketState, WantedTicket } from '@plenum/contract';
import { exactly, rounded } from '../../../platform/amounts/amounts.ts';
import { isPackage } from '../packages/packages.rules.ts';
import type { CodeRow, SaleRow, TicketRow } from '../tickets.rows.ts';

export type SaleState = 'on_sale' | 'soon' | 'over' | 'off';

const isBefore = (at: Date | null, now: Date): boolean => at !== null && at <= now;

/** Of the event as a whole. */
export function saleState(
  { isOn, opensAt, closesAt }: Pick<SaleRow, 'isOn' | 'opensAt' | 'closesAt'>,
  now: Date,
): SaleState {
  if (!isOn) return 'off';
  if (opensAt && opensAt > now) return 'soon';
  return isBefore(closesAt, now) ? 'over' : 'on_sale';
}

/** Of one of its tickets; `left` null: there is no end of them. */
export function ticketState(
  { saleFrom, saleUntil }: Pick<TicketRow, 'saleFrom' | 'saleUntil'>,
  left: number | null,
  now: Date,
): TicketState {
  if (saleFrom && saleFrom > now) return 'soon';
  if (isBefore(saleUntil, now)) return 'over';
  return left === 0 ? 'sold_out' : 'on_sale';
}

export const isValidCode = ({ isOn, from, until }: CodeRow, now: Date): boolean =>
  isOn && !(from && from > now) && !isBefore(until, now);

/** A code that names nothing is for tickets and add-ons: nobody gets a booth for what a guest was given. */
export const isMeantFor = (
  { ticketIds }: Pick<CodeRow, 'ticketIds'>,
  ticket: Pick<TicketRow, 'id' | 'kind'>,
): boolean => (ticketIds.length === 0 ? !isPackage(ticket) : ticketIds.includes(ticket.id));

/** What is sold with a code alone is there for who has one that opens it, and so with invitations. */
export const isShownWith = (ticket: TicketRow, code: CodeRow | null): boolean =>
  ticket.isOnSale && (ticket.audience === 'everyone' || opensWith(ticket, code));

const opensWith = (ticket: TicketRow, code: CodeRow | null): boolean =>
  code !== null &&
  code.opens &&
  isMeantFor(code, ticket) &&
  (ticket.audience !== 'invited' || code.isInvitation);

/** Each place by an invitation is one of those it is for. */
export const drawnWith =
  (code: CodeRow | null) =>
  (ticket: TicketRow): TicketRow =>
    code?.isInvitation && code.quotaId !== null && isMeantFor(code, ticket)
      ? { ...ticket, quotaIds: [...ticket.quotaIds, code.quotaId] }
      : ticket;

const whole = 10_000n;

/** A code makes nothing dearer, and nothing cheaper than free. */
export function priceWith(
  code: CodeRow | null,
  ticket: Pick<TicketRow, 'id' | 'kind' | 'price'>,
): number {
  const { price } = ticket;
  if (!code || !isMeantFor(code, ticket)) return price;
  const { effect, value } = code;
  if (effect === 'price') return Math.min(price, value);
  if (effect === 'amount') return Math.max(0, price - value);
  if (effect === 'percent')
    return exactly(BigInt(price) - rounded(BigInt(price) * BigInt(value), whole));
  return price;
}

/** Several lines for one ticket are one. */
export function addedUp(wanted: readonly WantedTicket[]): WantedTicket[] {
  const counts = new Map<number, number>();
  for (const { ticketId, quantity } of wanted) {
    counts.set(ticketId, (counts.get(ticketId) ?? 0) + quantity);
  }
  return [...counts].map(([ticketId, quantity]) => ({ ticketId, quantity }));
}
