import type { Booking } from '@plenum/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../platform/query-client.ts';
import { expectReplay, type Said } from '../../../testing/live/replay.ts';
import { learnBooking } from './own.api.ts';
import { ownBooking } from './own.live.ts';

const reference = 'ABC2345';
const aBooking = (version: number): Booking => ({ reference, version, state: 'held' }) as Booking;

test('an answer that was on its way sets back nothing newer', async () => {
  const client = createQueryClient();
  const options = ownBooking.options('token');
  const { queryKey } = options;
  await client.query({ ...options, queryFn: () => aBooking(3) });
  learnBooking(client, 'token', aBooking(2));
  expect(client.getQueryData(queryKey)?.version).toBe(3);
  learnBooking(client, 'token', aBooking(4));
  expect(client.getQueryData(queryKey)?.version).toBe(4);
  learnBooking(client, 'other', aBooking(9));
  expect(client.getQueryData(queryKey)?.version).toBe(4);
});

test('a booking is what a fresh reading gives, whoever changed it', () =>
  expectReplay({
    begin: aBooking(1),
    deeds: fc.constant(null),
    act: (truth: Booking) => {
      const says: Said[] = [['bookings.mine_changed', { reference }]];
      return { truth: aBooking(truth.version + 1), says };
    },
    reads: [{ options: ownBooking.options('token'), answer: (truth: Booking) => truth }],
  }));
