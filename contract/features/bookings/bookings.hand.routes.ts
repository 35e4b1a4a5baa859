import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { BookingChangeInput, HandBookingInput } from './bookings.hand.schema.ts';
import { BookingRecord } from './bookings.record.schema.ts';

/** What organisers do in the place of who books. */
export const bookingsHandRoutes = {
  'POST /api/events/:eventId/bookings': {
    summary: 'Make a booking by hand',
    access: 'admin',
    repeats: 'same',
    params: Type.Object({ eventId: Id('events.event') }),
    body: HandBookingInput,
    replies: { 200: BookingRecord },
    problems: [
      'bookings.too_few_left',
      'bookings.too_many_places',
      'bookings.needs_ticket',
      'bookings.needs_reason',
      'bookings.key_taken',
      'bookings.hold_ended',
      'bookings.not_from_here',
      'bookings.too_many_additions',
      'bookings.incomplete',
      'bookings.way_not_offered',
    ],
  },
  'PUT /api/bookings/:bookingId/details': {
    summary: 'Change who booked, who comes, and what they answered',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ bookingId: Id('bookings.booking') }),
    body: BookingChangeInput,
    replies: { 200: BookingRecord },
    problems: ['bookings.incomplete', 'bookings.changed_meanwhile', 'bookings.not_from_here'],
  },
} as const satisfies RouteTable;
