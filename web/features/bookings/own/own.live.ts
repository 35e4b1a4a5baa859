import type { Booking } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { again } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';

/** By its link; who is signed in hears of it as well. */
export const ownBooking = liveAnswer<Booking, string>({
  key: ['bookings', 'own'],
  read: (token, signal) => call('GET /api/booking/:token', { params: { token }, signal }),
  told: () => ({
    'bookings.mine_changed': ({ reference }) => ({
      step: (known) => (known.reference === reference ? again : known),
    }),
  }),
});

/** What a call answered may be older than what is known by then. */
export const learntBooking = (token: string, after: Booking) =>
  ownBooking.changed((known, of) =>
    of === token && known.version <= after.version ? after : known,
  );
