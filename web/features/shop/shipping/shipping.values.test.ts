import { expect, test } from 'vitest';
import { blankRate, faultsIn, rateField, ratesOf, tidy, valuesOf } from './shipping.values.ts';

const parcel = { name: 'Parcel', countries: ['DE'], price: 490, taxRate: 1_900, freeFrom: null };

test('what is read and saved again is the same', () => {
  const rates = [parcel, { ...parcel, countries: [], freeFrom: 5_000 }];
  expect(ratesOf(valuesOf({ rates, currency: 'EUR', usualTaxRate: 0 }))).toEqual(rates);
});

test('a new one lacks a name and a price, which may be nothing', () => {
  const rate = blankRate(700);
  const lacks = [...faultsIn([rate]).values()];
  expect(lacks).toEqual(['name', 'price']);
  const { rates } = tidy({ rates: [{ ...rate, name: ' Letter ', price: 0 }] });
  expect([faultsIn(rates).size, rates[0]?.name]).toEqual([0, 'Letter']);
});

test('a country has one rate, and so have all others', () => {
  const [one, two] = [parcel, parcel].map((rate, place) => ({ ...rate, id: String(place) }));
  if (!one || !two) throw new Error('Two were made.');
  expect([...faultsIn([one, two]).keys()]).toEqual([rateField('1', 'countries')]);
  const all = [one, two].map((rate) => ({ ...rate, countries: [] }));
  expect([...faultsIn(all).keys()]).toEqual([rateField('1', 'countries')]);
  expect(faultsIn([one, { ...two, countries: ['FR'] }]).size).toBe(0);
});
