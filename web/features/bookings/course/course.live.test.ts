import type { BookingHead } from '@plenum/contract';
import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { capacity, course } from './course.live.ts';

test('how full an event is and became is read again when it may be another', () => {
  const booking = { id: 1, eventId: 7, version: 2 } as BookingHead;
  return expectReadAgain(
    { capacity: capacity.options(7), course: course.options({ eventId: 7 }) },
    [
      [
        ['bookings.changed', { booking }],
        ['capacity', 'course'],
      ],
      [
        ['tickets.offer_changed', { eventId: 7 }],
        ['capacity', 'course'],
      ],
      [['bookings.checked_in', { eventId: 7 }], ['capacity']],
      [['bookings.waiting_changed', { eventId: 7 }], ['capacity']],
    ],
  );
});
