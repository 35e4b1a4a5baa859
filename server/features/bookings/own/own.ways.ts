import type { BuyingWay, InvoiceSettings, OfferedWay } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { waysFor } from '../../payments/index.ts';
import type { BookingRow } from '../bookings.rows.ts';

/** How it can be booked; none: not yet. What costs nothing has no invoice, so nobody who sends one. */
export const waysToBook = async (
  db: Db,
  { organisationId, currency, gross }: BookingRow,
  settings: InvoiceSettings,
): Promise<{ way: BuyingWay; words: OfferedWay['words'] }[]> =>
  gross === 0
    ? [{ way: 'free', words: {} }]
    : waysFor(db, organisationId, { settings, currency, sums: [gross] });
