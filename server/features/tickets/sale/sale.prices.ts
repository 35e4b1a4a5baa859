import type { ComingPrice, LaterPrice, Texts, WantedTicket } from '@plenum/contract';
import type { CodeRow, TicketRow } from '../tickets.rows.ts';
import { priceWith } from './sale.rules.ts';

export type PricedTicket = Pick<TicketRow, 'id' | 'kind' | 'price' | 'priceName' | 'laterPrices'>;

/** Up to how many booked ones it matters; null: what it costs does not depend on that. */
export function countedTo({ laterPrices }: Pick<TicketRow, 'laterPrices'>): number | null {
  const counts = laterPrices.flatMap(({ afterSold }) => afterSold ?? []);
  return counts.length === 0 ? null : Math.max(...counts);
}

const hasBegun = ({ from, afterSold }: LaterPrice, { sold, now }: At): boolean =>
  (from !== null && Date.parse(from) <= now.getTime()) || (afterSold !== null && sold >= afterSold);

interface At {
  sold: number;
  now: Date;
}

/** The last one that has begun; −1: what it costs at first. */
const placeAt = (laterPrices: readonly LaterPrice[], at: At): number =>
  laterPrices.findLastIndex((one) => hasBegun(one, at));

interface PriceNow {
  price: number;
  priceName: Texts;
  /** Without the code. */
  before: number;
}

/** What the next one costs. */
export function priceNow(ticket: PricedTicket, code: CodeRow | null, at: At): PriceNow {
  const later = ticket.laterPrices[placeAt(ticket.laterPrices, at)];
  const before = later?.price ?? ticket.price;
  return {
    price: priceWith(code, { ...ticket, price: before }),
    priceName: later?.name ?? ticket.priceName,
    before,
  };
}

/** As many as are wanted, each at the price that holds when it is its turn; those at one price together. */
export function pricesOf(
  ticket: PricedTicket,
  code: CodeRow | null,
  { quantity, sold, now }: At & Pick<WantedTicket, 'quantity'>,
): (Omit<PriceNow, 'before'> & { quantity: number })[] {
  const parts = new Map<number, { priceName: Texts; quantity: number }>();
  for (let count = 0; count < quantity; count++) {
    const { price, priceName } = priceNow(ticket, code, { sold: sold + count, now });
    const part = parts.get(price);
    parts.set(price, part ? { ...part, quantity: part.quantity + 1 } : { priceName, quantity: 1 });
  }
  return [...parts].map(([price, part]) => ({ price, ...part }));
}

/** What it will cost, as far as it is sold by then; above `few` nobody needs to know how many are left. */
export function comingPrices(
  ticket: PricedTicket & Pick<TicketRow, 'saleUntil'>,
  code: CodeRow | null,
  { few, ...at }: At & { few: number },
): ComingPrice[] {
  const { laterPrices, saleUntil } = ticket;
  const isInTime = ({ from, afterSold }: LaterPrice): boolean =>
    afterSold !== null || saleUntil === null || (from !== null && Date.parse(from) < +saleUntil);
  return laterPrices
    .slice(placeAt(laterPrices, at) + 1)
    .filter(isInTime)
    .map(({ name, price, from, afterSold }) => {
      const left = afterSold === null ? null : afterSold - at.sold;
      return {
        name,
        price: priceWith(code, { ...ticket, price }),
        from,
        afterSold,
        left: left !== null && left <= few ? left : null,
      };
    });
}

/** A later price says when it begins, and none begins before the one above it. */
export function isInOrder(laterPrices: readonly LaterPrice[]): boolean {
  const moments = laterPrices.flatMap(({ from }) => (from === null ? [] : Date.parse(from)));
  const counts = laterPrices.flatMap(({ afterSold }) => afterSold ?? []);
  const rises = (values: readonly number[]) =>
    values.every((value, place) => value >= (values[place - 1] ?? value));
  return (
    laterPrices.every(({ from, afterSold }) => from !== null || afterSold !== null) &&
    rises(moments) &&
    rises(counts)
  );
}

/** Two that begin at the same moment or number: the first of them never holds. */
export function isTwice(laterPrices: readonly LaterPrice[]): boolean {
  const same = (values: readonly number[]) => new Set(values).size < values.length;
  return (
    same(laterPrices.flatMap(({ from }) => (from === null ? [] : Date.parse(from)))) ||
    same(laterPrices.flatMap(({ afterSold }) => afterSold ?? []))
  );
}
