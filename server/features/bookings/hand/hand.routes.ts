import type { bookingsHandRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { changeBooking } from './hand.change.ts';
import { makeBooking } from './hand.make.ts';

export const handHandlers = (work: Work): Handlers<typeof bookingsHandRoutes> => ({
  'POST /api/events/:eventId/bookings': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await makeBooking(work, person, params.eventId, body),
  }),
  'PUT /api/bookings/:bookingId/details': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await changeBooking(work, person, params.bookingId, body),
  }),
});
