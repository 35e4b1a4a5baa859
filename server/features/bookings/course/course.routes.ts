import type { bookingsCourseRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { readCapacity, readCourse } from './course.service.ts';

export const courseHandlers = (work: Work): Handlers<typeof bookingsCourseRoutes> => ({
  'GET /api/events/:eventId/booking-capacity': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readCapacity(work, person, params.eventId),
  }),
  'GET /api/events/:eventId/booking-course': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await readCourse(work, person, params.eventId, query),
  }),
});
