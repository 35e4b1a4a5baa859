import { createHash } from 'node:crypto';
import type { Checkout, ShopDelivery } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { settingsOf } from '../../invoices/index.ts';
import { waysFor } from '../../payments/index.ts';
import { findLines, type LineRow } from '../cart/cart.queries.ts';
import { cartView } from '../cart/cart.view.ts';
import { deliveriesOf } from '../shipping/shipping.rates.ts';
import { termsOf } from '../shipping/shipping.service.ts';
import { addressesOf } from './orders.addresses.ts';

/** Of what is in a cart and what it costs: who orders says by it what they were shown. */
export const markOf = (
  rows: readonly LineRow[],
  currency: string,
  deliveries: readonly ShopDelivery[],
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        currency,
        deliveries,
        rows.map(({ variantId, quantity, price, taxRate }) => [
          variantId,
          quantity,
          price,
          taxRate,
        ]),
      ]),
    )
    .digest('base64url');

export async function readCheckout({ db }: Work, person: Person): Promise<Checkout> {
  const { organisationId, id } = person;
  const rows = await findLines(db, organisationId, id);
  const terms = await termsOf(db, organisationId);
  const { currency } = terms;
  const cart = cartView(rows, terms);
  const deliveries = deliveriesOf(terms.rates, rows);
  const settings = await settingsOf(db, organisationId);
  return {
    cart,
    mark: markOf(rows, currency, deliveries),
    ways: await waysFor(db, organisationId, {
      settings,
      currency,
      sums: deliveries.map(({ gross }) => gross),
    }),
    addresses: await addressesOf(db, person),
    deliveries,
    needsShipping: rows.some(({ needsShipping }) => needsShipping),
    termDays: settings.termDays,
  };
}
