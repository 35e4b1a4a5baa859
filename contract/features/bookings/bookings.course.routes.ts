import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { BookingCapacity, BookingCourse, BookingCourseQuery } from './bookings.course.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });

/** How full an event is and became, for organisers. */
export const bookingsCourseRoutes = {
  'GET /api/events/:eventId/booking-capacity': {
    summary: 'How many places of each ticket and pool are sold, held, left and waited for',
    access: 'admin',
    params,
    replies: { 200: BookingCapacity },
  },
  'GET /api/events/:eventId/booking-course': {
    summary: 'What was booked, cancelled, paid and received on each day, or in each hour of a day',
    access: 'admin',
    params,
    query: BookingCourseQuery,
    replies: { 200: BookingCourse },
  },
} as const satisfies RouteTable;
