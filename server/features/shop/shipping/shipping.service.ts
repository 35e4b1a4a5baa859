import { isDeepStrictEqual } from 'node:util';
import type { Shipping, ShippingRate, ShippingUpdate } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { refuseImpossible, settingsOf } from '../../invoices/index.ts';
import { tellShipping } from '../shop.live.ts';
import { currencyOf } from '../shop.settings.ts';
import { findRates, upsertRates } from './shipping.queries.ts';

/** In which currency the shop asks for what. */
export async function termsOf(
  db: Db,
  organisationId: number,
): Promise<Pick<Shipping, 'currency' | 'rates'>> {
  const currency = await currencyOf(db, organisationId);
  return { currency, rates: await findRates(db, organisationId, currency) };
}

async function shippingOf(db: Db, organisationId: number): Promise<Shipping> {
  const { taxRate: usualTaxRate } = await settingsOf(db, organisationId);
  return { ...(await termsOf(db, organisationId)), usualTaxRate };
}

export const readShipping = ({ db }: Work, { organisationId }: Person): Promise<Shipping> =>
  shippingOf(db, organisationId);

export const changeShipping = (
  work: Work,
  person: Person,
  { rates }: ShippingUpdate,
): Promise<Shipping> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    refuseUnclear(rates);
    const before = await shippingOf(tx, organisationId);
    if (!isDeepStrictEqual(before.rates, rates)) {
      await upsertRates(tx, organisationId, before.currency, rates);
      const deed = { action: 'shop.shipping_changed', before: { rates: before.rates } } as const;
      await record(tx, person, { ...deed, after: { rates } });
      tellShipping(tx, organisationId);
    }
    return { ...before, rates };
  });

/** One rate for a country, and one for all that no rate names. */
function refuseUnclear(rates: readonly ShippingRate[]): void {
  const taken = new Set<string>();
  for (const [place, { countries }] of rates.entries()) {
    const path = `/rates/${place}/countries`;
    for (const country of countries.length > 0 ? countries : ['']) {
      refuseImpossible({ country, taxNumber: '' }, `/rates/${place}`);
      if (taken.has(country)) {
        throw problem('shop.shipping_double', { errors: [{ path, message: 'are taken' }] });
      }
      taken.add(country);
    }
  }
}
