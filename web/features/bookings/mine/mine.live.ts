import type { MyBooking, MyTicket } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';

/** What I booked in this organisation. */
export const myBookings = liveAnswer<MyBooking[]>({
  key: ['bookings', 'mine'],
  read: (_, signal) => call('GET /api/my-bookings', { signal }),
  told: () => ({ 'bookings.mine_changed': () => readAgain() }),
});

/** What others booked for me. */
export const myTickets = liveAnswer<MyTicket[]>({
  key: ['bookings', 'tickets', 'mine'],
  read: (_, signal) => call('GET /api/my-tickets', { signal }),
  told: () => ({ 'bookings.tickets_changed': () => readAgain() }),
});
