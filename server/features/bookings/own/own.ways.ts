import type { BuyingWay, InvoiceSettings, OfferedWay } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { waysFor } from '../../payments/index.ts';
import { isUpgrade } from '../upgrades/upgrades.exchange.ts';
import type { BookingRow } from '../bookings.rows.ts';

/** How it can be booked; none: not yet. What costs nothing has no invoice, so nobody who sends one. */
export async function waysToBook(
  db: Db,
  booking: BookingRow,
  settings: InvoiceSettings,
): Promise<{ way: BuyingWay; words: OfferedWay['words'] }[]> {
  const { organisationId, currency, gross } = booking;
  if (gross === 0) return [{ way: 'free', words: {} }];
  const ways = await waysFor(db, organisationId, { settings, currency, sums: [gross] });
  return ways.filter(({ way }) => isOpenTo(booking, way));
}

/** The old ticket lets in until the dearer one is paid: nobody comes in by that to pay at the door. */
export const isOpenTo = (booking: Pick<BookingRow, 'lines'>, way: BuyingWay): boolean =>
  way !== 'on_site' || !isUpgrade(booking);
