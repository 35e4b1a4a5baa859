import type { bookingsRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { addBooking, changeBooking, listBookings } from './bookings.service.ts';

export const bookingsHandlers = (work: Work): Handlers<typeof bookingsRoutes> => ({
  'GET /api/bookings': async ({ person }) => ({
    status: 200,
    body: await listBookings(work, person),
  }),
  'POST /api/bookings': async ({ person, received: { body }, repeatKey }) => ({
    status: 201,
    body: await addBooking(work, person, body.title, repeatKey),
  }),
  'PATCH /api/bookings/:bookingId': async ({ person, received: { params, body }, repeatKey }) => ({
    status: 200,
    body: await changeBooking(work, person, params.bookingId, body, repeatKey),
  }),
});
