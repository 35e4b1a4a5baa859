import { expect, test } from 'vitest';
import {
  countsOf,
  readBookingSearch,
  readRegisterSearch,
  wantedOf,
  writtenCounts,
} from './bookings.places.ts';

test('what is wanted is written into the address and read back', () => {
  const counts = new Map([
    [12, 2],
    [13, 0],
    [14, 1],
  ]);
  expect(writtenCounts(counts)).toBe('12.2_14.1');
  expect(wantedOf(countsOf('12.2_14.1'))).toEqual([
    { ticketId: 12, quantity: 2 },
    { ticketId: 14, quantity: 1 },
  ]);
  expect(writtenCounts(new Map())).toBeUndefined();
});

test('an address that says nothing of the kind says nothing', () => {
  expect(readRegisterSearch({ t: '12.2_x', code: 'E'.repeat(41) })).toEqual({});
  expect(readRegisterSearch({ t: '12.2', code: 2026 })).toEqual({ t: '12.2', code: '2026' });
  expect(readBookingSearch({ step: 'secret', back: 'away' })).toEqual({});
});
