import type { Booking } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { liveRows } from '../../platform/live/live-rows.ts';

export const bookings = liveRows<Booking>({
  key: ['bookings'],
  read: (_, signal) => call('GET /api/bookings', { signal }),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  belongs: ({ isRemoved }) => !isRemoved,
  compare: () => (one, other) => other.id - one.id,
  told: (rows) => ({
    'bookings.booking_changed': ({ booking, key }) => rows.told([booking], [], key),
  }),
});
