import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsOf } from '../shop.prices.ts';
import { deliveriesOf, deliveryTo, spanOf } from './shipping.rates.ts';

const rate = fc.record({
  name: fc.constant('Parcel'),
  countries: fc.uniqueArray(fc.constantFrom('DE', 'AT', 'FR', 'PT'), { maxLength: 3 }),
  price: fc.nat(5_000),
  taxRate: fc.constantFrom(0, 700, 1_900),
  freeFrom: fc.option(fc.nat(20_000)),
});
const good = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  price: fc.nat(5_000),
  taxRate: fc.constantFrom(0, 250, 700, 1_900),
  needsShipping: fc.boolean(),
  hasFreeShipping: fc.boolean(),
});
const rates = fc.array(rate, { maxLength: 5 });
const goods = fc.array(good, { minLength: 1, maxLength: 10 });

test('an order comes to its goods and what sending them costs, wherever it goes', () => {
  fc.assert(
    fc.property(rates, goods, (set, bought) => {
      const alone = sumsOf(bought);
      const span = spanOf(set, bought);
      for (const { shipping, net, tax, gross } of deliveriesOf(set, bought)) {
        expect(gross).toBe(alone.gross + shipping);
        expect(net + tax).toBe(gross);
        expect(span === null ? shipping === 0 : shipping >= span.low && shipping <= span.high).toBe(
          true,
        );
      }
    }),
  );
});

test('it costs nothing where nothing is sent, all ships free, or so much is bought', () => {
  fc.assert(
    fc.property(rates, goods, (set, bought) => {
      const { gross } = sumsOf(bought);
      const pays = bought.some((one) => one.needsShipping && !one.hasFreeShipping);
      for (const [place, { shipping }] of deliveriesOf(set, bought).entries()) {
        const { price = 0, freeFrom = null } = set[place] ?? {};
        const isMuch = freeFrom !== null && gross >= freeFrom;
        expect(shipping).toBe(pays && !isMuch ? price : 0);
      }
    }),
  );
});

test('more of the same never makes it dearer to send', () => {
  fc.assert(
    fc.property(rate, goods, (one, bought) => {
      const [few] = deliveriesOf([one], bought);
      const [many] = deliveriesOf([one], [...bought, ...bought]);
      expect(many?.shipping).toBeLessThanOrEqual(few?.shipping ?? 0);
    }),
  );
});

const mug = { quantity: 1, price: 1_000, taxRate: 0, needsShipping: true, hasFreeShipping: false };
const parcel = { name: 'Parcel', countries: [], price: 490, taxRate: 0, freeFrom: null };

test('a country goes by the rate that names it, another by the one for all, else nowhere', () => {
  const home = { ...parcel, countries: ['DE'], price: 390 };
  const both = deliveriesOf([parcel, home], [mug]);
  expect(['DE', 'FR'].map((to) => deliveryTo(both, to)?.shipping)).toEqual([390, 490]);
  expect(deliveryTo(deliveriesOf([home], [mug]), 'FR')).toBeNull();
  const voucher = { ...mug, needsShipping: false };
  expect(deliveryTo(deliveriesOf([home], [voucher]), 'FR')?.shipping).toBe(0);
});
