import type { ProblemTable } from '../../kernel/problem.ts';

export const bookingsProblems = {
  'bookings.not_on_sale': { status: 409, title: 'This event sells no tickets now' },
  'bookings.ticket_not_on_sale': { status: 409, title: 'One of the tickets is not on sale now' },
  'bookings.too_few_left': { status: 409, title: 'There are not as many left' },
  'bookings.too_many_places': { status: 422, title: 'That is more than one booking may have' },
  'bookings.too_few_places': { status: 422, title: 'That is less than one must book of it' },
  'bookings.needs_ticket': { status: 422, title: 'An add-on is booked with a ticket' },
  'bookings.code_wrong': { status: 422, title: 'The code does not work' },
  'bookings.code_used_up': { status: 409, title: 'The code has been used up' },
  'bookings.key_taken': { status: 409, title: 'The key stands for something else' },
  'bookings.hold_ended': { status: 409, title: 'The time to fill in is over' },
  'bookings.changed_meanwhile': { status: 409, title: 'The booking was changed meanwhile' },
  'bookings.price_changed': { status: 409, title: 'It comes to something else now' },
  'bookings.incomplete': { status: 422, title: 'Something is missing' },
  'bookings.needs_agreement': { status: 422, title: 'The terms must be agreed to' },
  'bookings.way_not_offered': { status: 409, title: 'It cannot be paid that way' },
  'bookings.not_from_here': { status: 409, title: 'That cannot be done with it as it stands' },
  'bookings.no_waiting_list': { status: 409, title: 'There is no waiting list for it' },
  'bookings.places_left': { status: 409, title: 'There are places: nobody has to wait' },
  'bookings.somebody_in': {
    status: 409,
    title: 'Somebody is in with it: that is taken back first',
  },
  'bookings.too_late_to_cancel': { status: 409, title: 'It can be cancelled no more' },
  'bookings.too_late_to_change': { status: 409, title: 'It can be changed no more' },
  'bookings.needs_reason': { status: 422, title: 'Another price needs a reason' },
} as const satisfies ProblemTable;
