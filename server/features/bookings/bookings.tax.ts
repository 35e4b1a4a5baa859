import type { AddressInput } from '@plenum/contract';
import { reckon, type Sums } from '../../platform/amounts/lines.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/work.ts';
import { areAcrossEu, settingsOf } from '../invoices/index.ts';
import { saleOf } from '../tickets/index.ts';
import { findBooking, updateTaxed } from './bookings.queries.ts';
import type { BookingRow, LineRow, OfEvent } from './bookings.rows.ts';

type Line = Omit<LineRow, keyof Sums>;

export interface Taxing {
  pricesIncludeTax: boolean;
  isReverseCharge: boolean;
}

/** As it is for who pays the tax with it. */
export function asOrdinary<One extends Line>({ ordinary, ...line }: One) {
  return ordinary ? { ...line, ...ordinary, taxReason: null } : line;
}

const asked = <One extends Pick<Line, 'price'>>(line: One) => ({
  ...line,
  unitPrice: line.price,
  discount: null,
});

/** So that so many of them come to what an invoice says of it, it is one of them that is rounded. */
export const netOf = (
  { price, taxRate }: Pick<Line, 'price' | 'taxRate'>,
  { pricesIncludeTax }: Pick<Taxing, 'pricesIncludeTax'>,
): number => {
  const lines = [asked({ quantity: 1, price, taxRate, taxReason: null })];
  return reckon({ lines, discount: null, pricesIncludeTax }).net;
};

function asReversed(line: Line, taxing: Taxing): Line {
  const { price, taxRate } = line;
  if (taxRate === 0) return line;
  const ordinary = { price, taxRate };
  return {
    ...line,
    ordinary,
    price: netOf(ordinary, taxing),
    taxRate: 0,
    taxReason: 'reverse_charge',
  };
}

/** What lines come to for who pays their tax with them, or owes it themselves. */
export function taxed(all: readonly Line[], taxing: Taxing) {
  const lines = all
    .map(asOrdinary)
    .map((line) => asked(taxing.isReverseCharge ? asReversed(line, taxing) : line));
  const { pricesIncludeTax } = taxing;
  const reckoned = reckon({ lines, discount: null, pricesIncludeTax });
  return {
    ...reckoned,
    lines: reckoned.lines.map(({ unitPrice: _, discount: __, ...line }): LineRow => line),
  };
}

const isSameBuyer = (one: AddressInput | null, other: AddressInput): boolean =>
  one?.country === other.country && one.taxNumber === other.taxNumber;

/** Whether who is billed there owes the tax. What is added to a booking is billed as that one was. */
async function owesTax(
  db: Db,
  { organisationId, eventId }: OfEvent,
  first: BookingRow | null,
  address: AddressInput | null,
): Promise<boolean> {
  if (!address) return false;
  if (first && first.invoiceId !== null) {
    return first.isReverseCharge && isSameBuyer(first.address, address);
  }
  const { hasReverseCharge } = await saleOf(db, organisationId, eventId);
  if (!hasReverseCharge) return false;
  return areAcrossEu((await settingsOf(db, organisationId)).sender, address);
}

/** Of what is added to this one, as long as nobody says another address. */
export const owesTaxAs = async (db: Db, first: BookingRow | null): Promise<boolean> =>
  first !== null && owesTax(db, first, first, first.address);

/** It is not booked yet, and whom it is billed to was just said. */
export async function taxAnew(
  tx: Tx,
  booking: BookingRow,
  address: AddressInput | null,
): Promise<void> {
  const { organisationId, id, addsTo, lines, pricesIncludeTax } = booking;
  const first = addsTo === null ? null : await findBooking(tx, organisationId, addsTo);
  const isReverseCharge = await owesTax(tx, booking, first, address);
  if (isReverseCharge === booking.isReverseCharge) return;
  const anew = taxed(lines, { pricesIncludeTax, isReverseCharge });
  await updateTaxed(tx, organisationId, id, { ...anew, isReverseCharge });
}
