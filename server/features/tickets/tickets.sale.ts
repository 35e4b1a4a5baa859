import type { Db } from '../../platform/db/db.ts';
import { settingsOf } from '../invoices/index.ts';
import type { SaleRow } from './tickets.rows.ts';
import { findSale } from './tickets.sale.queries.ts';

export const sells = async (
  db: Db,
  { organisationId, id }: { organisationId: number; id: number },
): Promise<boolean> => (await findSale(db, organisationId, id))?.isOn ?? false;

/** How an event sells: as somebody set it, else off, in the money of the organisation. */
export async function saleOf(db: Db, organisationId: number, eventId: number): Promise<SaleRow> {
  const set = await findSale(db, organisationId, eventId);
  if (set) return set;
  const { currency, pricesIncludeTax } = await settingsOf(db, organisationId);
  return {
    isOn: false,
    currency,
    pricesIncludeTax,
    hasReverseCharge: false,
    opensAt: null,
    closesAt: null,
    mostPlaces: 10,
    terms: {},
    thanks: {},
    asksAddress: 'paid',
    cancelDays: 14,
    cancelShares: [],
    changeDays: 0,
    graceDays: 7,
    hasWaitingList: true,
    canUpgrade: true,
    offerHours: 24,
    frameSites: [],
    version: 0,
  };
}
