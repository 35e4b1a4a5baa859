import type { BookingCapacity, BookingCourse } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { type CourseOf, readCapacity, readCourse } from './course.api.ts';

/** All that was booked is counted anew: while many book, not with each of them. */
const calmMs = 1_000;

export const capacity = liveAnswer<BookingCapacity, number>({
  key: ['bookings', 'capacity'],
  read: readCapacity,
  told: () => ({
    'bookings.changed': ({ booking }) => readAgain((id) => id === booking.eventId, calmMs),
    'bookings.checked_in': ({ eventId }) => readAgain((id) => id === eventId, calmMs),
    'bookings.waiting_changed': ({ eventId }) => readAgain((id) => id === eventId, calmMs),
    'tickets.offer_changed': ({ eventId }) => readAgain((id) => id === eventId, calmMs),
  }),
  // Holds end by the clock, of which no message tells.
  staleTime: 0,
});

export const course = liveAnswer<BookingCourse, CourseOf>({
  key: ['bookings', 'course'],
  read: readCourse,
  told: () => ({
    'bookings.changed': ({ booking }) =>
      readAgain(({ eventId }) => eventId === booking.eventId, calmMs),
    'tickets.offer_changed': (told) => readAgain(({ eventId }) => eventId === told.eventId, calmMs),
  }),
});
