import type { Booking } from '@plenum/contract';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../platform/query-client.ts';
import { learnBooking } from './own.api.ts';
import { ownBooking } from './own.live.ts';

const booking = (version: number): Booking =>
  ({ reference: 'ABC2345', version, state: 'held' }) as Booking;

test('an answer that was on its way sets back nothing newer', async () => {
  const client = createQueryClient();
  const options = ownBooking.options('token');
  const { queryKey } = options;
  await client.query({ ...options, queryFn: () => booking(3) });
  learnBooking(client, 'token', booking(2));
  expect(client.getQueryData(queryKey)?.version).toBe(3);
  learnBooking(client, 'token', booking(4));
  expect(client.getQueryData(queryKey)?.version).toBe(4);
  learnBooking(client, 'other', booking(9));
  expect(client.getQueryData(queryKey)?.version).toBe(4);
});
