import type { ShopSettings } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { settingsOf as invoiceSettingsOf } from '../invoices/index.ts';
import { findCurrency, hasProducts, lockCurrency, putCurrency } from './shop.settings.queries.ts';

const usualCurrency = async (db: Db, organisationId: number): Promise<string> =>
  (await invoiceSettingsOf(db, organisationId)).currency;

/** That of the products there are; until there is one, that of the organisation. */
export async function currencyOf(db: Db, organisationId: number): Promise<string> {
  const set = await findCurrency(db, organisationId);
  return set?.currency ?? usualCurrency(db, organisationId);
}

/**
 * The currency stays from the first price on. Whoever changes products holds its row, so that two at a
 * time do not give two variants one number.
 */
export async function lockedCurrency(tx: Db, organisationId: number): Promise<string> {
  const usual = await usualCurrency(tx, organisationId);
  const kept = await lockCurrency(tx, organisationId, usual);
  if (kept === usual || (await hasProducts(tx, organisationId))) return kept;
  await putCurrency(tx, organisationId, usual);
  return usual;
}

export const readSettings = async (
  { db }: Work,
  { organisationId }: Person,
): Promise<ShopSettings> => ({
  currency: await currencyOf(db, organisationId),
  taxRate: (await invoiceSettingsOf(db, organisationId)).taxRate,
});
