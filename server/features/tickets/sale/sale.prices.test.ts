import type { LaterPrice } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import type { CodeRow } from '../tickets.rows.ts';
import { comingPrices, countedTo, isInOrder, isTwice, priceNow, pricesOf } from './sale.prices.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour));
const later = (price: number, other: Partial<LaterPrice>): LaterPrice => ({
  name: {},
  price,
  from: null,
  afterSold: null,
  ...other,
});
const ticketOf = (...laterPrices: LaterPrice[]) => ({
  id: 7,
  kind: 'ticket' as const,
  price: 300,
  priceName: { en: 'Early' },
  laterPrices,
  saleUntil: null,
});
const dated = ticketOf(
  later(400, { from: at(12).toISOString(), name: { en: 'Regular' } }),
  later(500, { from: at(14).toISOString() }),
);
const counted = ticketOf(later(400, { afterSold: 10 }), later(500, { afterSold: 12 }));
const either = ticketOf(later(400, { from: at(12).toISOString(), afterSold: 10 }));

describe('what a ticket costs', () => {
  test.each([
    [11, 300],
    [12, 400],
    [13, 400],
    [14, 500],
  ])('changes at its moment: at %i it is %i', (hour, price) => {
    expect(priceNow(dated, null, { sold: 0, now: at(hour) }).price).toBe(price);
  });

  test('has the name of the price that holds', () => {
    expect(priceNow(dated, null, { sold: 0, now: at(11) }).priceName).toEqual({ en: 'Early' });
    expect(priceNow(dated, null, { sold: 0, now: at(12) }).priceName).toEqual({ en: 'Regular' });
  });

  test('changes by the moment or the number, whichever comes first', () => {
    expect(priceNow(either, null, { sold: 9, now: at(11) }).price).toBe(300);
    expect(priceNow(either, null, { sold: 10, now: at(11) }).price).toBe(400);
    expect(priceNow(either, null, { sold: 0, now: at(12) }).price).toBe(400);
  });

  test('is reckoned one by one where the number is reached on the way', () => {
    const asked = { quantity: 5, sold: 9, now: at(11) };
    expect(pricesOf(counted, null, asked).map(({ quantity, price }) => [quantity, price])).toEqual([
      [1, 300],
      [2, 400],
      [2, 500],
    ]);
  });

  test('has its code taken off the price that holds', () => {
    const half = { effect: 'percent', value: 5_000, ticketIds: [] as number[] } as CodeRow;
    expect(priceNow(dated, half, { sold: 0, now: at(12) })).toMatchObject({
      price: 200,
      before: 400,
    });
  });

  test('is counted only as far as it matters', () => {
    expect([dated, counted, either].map(countedTo)).toEqual([null, 12, 10]);
  });
});

describe('what it will cost', () => {
  test('is all that has not begun, with how many are left where they are few', () => {
    const now = at(11);
    expect(comingPrices(counted, null, { sold: 3, now, few: 8 })).toMatchObject([
      { price: 400, left: 7 },
      { price: 500, left: null },
    ]);
    expect(comingPrices(dated, null, { sold: 0, now: at(13), few: 8 })).toMatchObject([
      { price: 500, from: at(14).toISOString(), left: null },
    ]);
  });

  test('is not said of what begins when it is not sold any more', () => {
    const short = { ...dated, saleUntil: at(14) };
    const coming = comingPrices(short, null, { sold: 0, now: at(11), few: 8 });
    expect(coming.map(({ price }) => price)).toEqual([400]);
  });
});

test.each([
  ['moments that rise', dated.laterPrices, true],
  ['one that says neither', [later(1, {})], false],
  ['moments that fall', dated.laterPrices.toReversed(), false],
  ['numbers that fall', counted.laterPrices.toReversed(), false],
])('%s: in order %s', (_, prices, isRight) => {
  expect(isInOrder(prices)).toBe(isRight);
});

test('two at one moment or number are found', () => {
  const twice = [later(1, { afterSold: 5 }), later(2, { afterSold: 5 })];
  expect([isTwice(twice), isTwice(dated.laterPrices), isTwice(counted.laterPrices)]).toEqual([
    true,
    false,
    false,
  ]);
});
