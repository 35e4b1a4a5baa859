import type { ShopSettings } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { settingsOf as invoiceSettingsOf } from '../invoices/index.ts';
import { tellSettings } from './shop.live.ts';
import {
  ensureCurrency,
  findCurrency,
  hasProducts,
  lockCurrency,
  updateCurrency,
} from './shop.settings.queries.ts';

/** Until there is a price: that of the invoices. */
export async function currencyOf(db: Db, organisationId: number): Promise<string> {
  const set = await findCurrency(db, organisationId);
  return set?.currency ?? (await invoiceSettingsOf(db, organisationId)).currency;
}

/**
 * The currency stays from the first price on. Whoever changes products holds its row, so that two at a
 * time do not give two variants one number.
 */
export async function lockedCurrency(tx: Db, organisationId: number): Promise<string> {
  const usual = await currencyOf(tx, organisationId);
  await ensureCurrency(tx, organisationId, usual);
  return (await lockCurrency(tx, organisationId))?.currency ?? usual;
}

export const readSettings = async (
  { db }: Work,
  { organisationId }: Person,
): Promise<ShopSettings> => ({
  currency: await currencyOf(db, organisationId),
  canChange: !(await hasProducts(db, organisationId)),
});

export const changeCurrency = (work: Work, person: Person, currency: string) =>
  work.transaction(async (tx): Promise<ShopSettings> => {
    const { organisationId } = person;
    const before = await lockedCurrency(tx, organisationId);
    const canChange = !(await hasProducts(tx, organisationId));
    if (before === currency) return { currency, canChange };
    if (!canChange) throw problem('shop.has_prices');
    await updateCurrency(tx, organisationId, currency);
    const deed = { action: 'shop.currency_changed', subject: currency } as const;
    await record(tx, person, { ...deed, before: { currency: before }, after: { currency } });
    tellSettings(tx, organisationId);
    return { currency, canChange };
  });
