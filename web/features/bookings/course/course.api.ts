import type { BookingCapacity, BookingCourse, BookingCourseQuery } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

export const readCapacity = (eventId: number, signal: AbortSignal): Promise<BookingCapacity> =>
  call('GET /api/events/:eventId/booking-capacity', { params: { eventId }, signal });

export interface CourseOf extends BookingCourseQuery {
  eventId: number;
}

export const readCourse = (
  { eventId, ...query }: CourseOf,
  signal: AbortSignal,
): Promise<BookingCourse> =>
  call('GET /api/events/:eventId/booking-course', { params: { eventId }, query, signal });
