import { describe, expect, test } from 'vitest';
import {
  faultsIn,
  handInput,
  type HandTicket,
  lineOf,
  nothingYet,
  sumsOf,
  withLine,
} from './hand.values.ts';

const tickets: HandTicket[] = [
  { id: 1, kind: 'ticket', priceNow: 10_000 },
  { id: 2, kind: 'add_on', priceNow: 4_000 },
];
const whole = {
  name: 'Ines Prado',
  company: '',
  phone: '',
  street: 'Hafenstrasse 3',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxNumber: ' de123 ',
};

describe('a booking by hand', () => {
  test('has a field for each who comes, and keeps the names that are there', () => {
    const two = withLine([], 1, { quantity: 2 });
    const named = withLine(two, 1, {
      people: [
        { fullName: 'Ada', email: '' },
        { fullName: 'Bo', email: '' },
      ],
    });
    expect(
      lineOf(withLine(named, 1, { quantity: 3 }), 1).people.map((one) => one.fullName),
    ).toEqual(['Ada', 'Bo', '']);
    expect(lineOf(withLine(named, 1, { quantity: 1 }), 1).people).toHaveLength(1);
    expect(withLine(named, 1, { quantity: 0 })).toEqual([]);
  });

  test('is free where its prices are, and says why they are others', () => {
    const values = { ...nothingYet('en'), lines: withLine([], 1, { quantity: 2, price: 0 }) };
    expect(sumsOf(values.lines, tickets)).toEqual({ sum: 0, hasOtherPrice: true });
    expect(handInput({ ...values, isPaid: true }, tickets)).toMatchObject({
      way: 'free',
      isPaid: false,
      address: null,
      items: [{ ticketId: 1, quantity: 2, price: 0, people: [] }],
    });
    expect(faultsIn(values, tickets)).toEqual(['fullName', 'email', 'why']);
  });

  test('asks for an address where something is to be paid, and for a ticket with an add-on', () => {
    const booker = { fullName: 'Ines', email: 'ines@example.com', phone: '' };
    const values = { ...nothingYet('en'), booker, lines: withLine([], 2, { quantity: 1 }) };
    expect(faultsIn(values, tickets)).toEqual(['tickets', 'address']);
    const full = { ...values, address: whole, lines: withLine(values.lines, 1, { quantity: 1 }) };
    expect(faultsIn(full, tickets)).toEqual([]);
    expect(handInput(full, tickets)).toMatchObject({
      way: 'transfer',
      address: { taxNumber: 'DE123' },
      items: [
        { ticketId: 1, price: null },
        { ticketId: 2, price: null },
      ],
    });
  });
});
