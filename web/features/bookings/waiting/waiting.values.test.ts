import type { OfferedTicket, PublicOffer } from '@plenum/contract';
import { expect, test } from 'vitest';
import { firstWish, waitableTickets } from './waiting.values.ts';

const aTicket = (id: number, other: Partial<OfferedTicket>): OfferedTicket => ({
  id,
  kind: 'ticket',
  name: {},
  description: {},
  price: 0,
  priceName: {},
  comingPrices: [],
  priceBefore: null,
  taxRate: 0,
  mode: 'on_site',
  state: 'on_sale',
  saleFrom: null,
  saleUntil: null,
  least: 1,
  most: 10,
  left: null,
  waitable: null,
  passes: 0,
  passName: {},
  ...other,
});

const tickets = [
  aTicket(1, { state: 'sold_out', most: 0, left: 0, waitable: 4 }),
  aTicket(2, { most: 2, left: 2, waitable: 10 }),
  aTicket(3, {}),
  aTicket(4, { state: 'over' }),
];
const waitable = waitableTickets({ tickets } as unknown as PublicOffer);

test('one waits for what is sold out, with whatever else can be had', () => {
  expect(waitable.map(({ id, most }) => [id, most])).toEqual([
    [1, 4],
    [2, 10],
    [3, 10],
  ]);
});

test('the first wish is for more than there is, and keeps what was chosen', () => {
  const chosen = new Map([[3, 2]]);
  expect([...firstWish(waitable, chosen, 1)]).toEqual([
    [3, 2],
    [1, 1],
  ]);
  expect(firstWish(waitable, chosen, 2).get(2)).toBe(3);
});
