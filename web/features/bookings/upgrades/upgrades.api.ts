import type {
  BookingRecord,
  HandUpgradeInput,
  UpgradeInput,
  UpgradeOffers,
} from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

/** What is sold changes while people read. */
export const ownUpgradesOptions = (token: string) =>
  queryOptions({
    queryKey: ['bookings', 'own-upgrades', token],
    queryFn: ({ signal }): Promise<UpgradeOffers> =>
      call('GET /api/booking/:token/upgrades', { params: { token }, signal }),
    staleTime: 10_000,
  });

export const upgradesOptions = (bookingId: number) =>
  queryOptions({
    queryKey: ['bookings', 'upgrades', bookingId],
    queryFn: ({ signal }): Promise<UpgradeOffers> =>
      call('GET /api/bookings/:bookingId/upgrades', { params: { bookingId }, signal }),
    staleTime: 10_000,
  });

/** The same once more is the same upgrade. */
export const keepUpgrade = (token: string, body: UpgradeInput): Promise<{ token: string }> =>
  call('POST /api/booking/:token/upgrades', { params: { token }, body });

export const upgradeByHand = (bookingId: number, body: HandUpgradeInput): Promise<BookingRecord> =>
  call('POST /api/bookings/:bookingId/upgrades', { params: { bookingId }, body });
