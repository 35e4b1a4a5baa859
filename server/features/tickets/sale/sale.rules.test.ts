import { describe, expect, test } from 'vitest';
import type { CodeRow, TicketRow } from '../tickets.rows.ts';
import {
  addedUp,
  isShownWith,
  isValidCode,
  priceWith,
  saleState,
  ticketState,
} from './sale.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour));
const code = (other: Partial<CodeRow> = {}): CodeRow => ({
  id: 1,
  eventId: 1,
  code: 'EARLY',
  note: '',
  effect: 'percent',
  value: 2_000,
  ticketIds: [],
  opens: false,
  isOn: true,
  from: null,
  until: null,
  quotaId: null,
  isInvitation: false,
  version: 1,
  ...other,
});
const ticket = { id: 7, price: 9_999, isOnSale: true, audience: 'everyone' } as TicketRow;

describe('a sale', () => {
  test.each([
    ['off', { isOn: false, opensAt: null, closesAt: null }],
    ['soon', { isOn: true, opensAt: at(13), closesAt: null }],
    ['on_sale', { isOn: true, opensAt: at(12), closesAt: at(13) }],
    ['over', { isOn: true, opensAt: null, closesAt: at(12) }],
  ])('is %s', (state, sale) => {
    expect(saleState(sale, at(12))).toBe(state);
  });

  test('sells a ticket in its window and while there are any', () => {
    const always = { saleFrom: null, saleUntil: null };
    expect(ticketState({ ...always, saleFrom: at(13) }, 5, at(12))).toBe('soon');
    expect(ticketState({ ...always, saleUntil: at(12) }, 5, at(12))).toBe('over');
    expect(ticketState(always, 0, at(12))).toBe('sold_out');
    expect(ticketState(always, null, at(12))).toBe('on_sale');
  });
});

describe('a code', () => {
  test('holds from its first moment to its last, while it is on', () => {
    const limited = code({ from: at(12), until: at(13) });
    expect([11, 12, 13].map((hour) => isValidCode(limited, at(hour)))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isValidCode(code({ isOn: false }), at(12))).toBe(false);
  });

  test.each([
    ['a fifth off, rounded', {}, 7_999],
    ['an amount off', { effect: 'amount', value: 1_000 }, 8_999],
    ['never below nothing', { effect: 'amount', value: 20_000 }, 0],
    ['a price of its own', { effect: 'price', value: 5_000 }, 5_000],
    ['never dearer', { effect: 'price', value: 20_000 }, 9_999],
    ['free', { value: 10_000 }, 0],
    ['nothing off', { effect: 'none' }, 9_999],
    ['nothing of what it is not for', { ticketIds: [8] }, 9_999],
  ] as const)('makes it %s', (_, other, price) => {
    expect(priceWith(code(other as Partial<CodeRow>), ticket)).toBe(price);
  });

  test('shows what is sold with one alone only where it opens that', () => {
    const hidden: TicketRow = { ...ticket, audience: 'code' };
    expect(isShownWith(hidden, null)).toBe(false);
    expect(isShownWith(hidden, code())).toBe(false);
    expect(isShownWith(hidden, code({ opens: true }))).toBe(true);
    expect(isShownWith(hidden, code({ opens: true, ticketIds: [8] }))).toBe(false);
    expect(isShownWith({ ...hidden, isOnSale: false }, code({ opens: true }))).toBe(false);
  });
});

test('several lines for one ticket are one', () => {
  const wanted = [
    { ticketId: 1, quantity: 2 },
    { ticketId: 2, quantity: 1 },
    { ticketId: 1, quantity: 3 },
  ];
  expect(addedUp(wanted)).toEqual([
    { ticketId: 1, quantity: 5 },
    { ticketId: 2, quantity: 1 },
  ]);
});
