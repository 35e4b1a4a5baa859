import type { ProblemTable } from '../../kernel/problem.ts';

export const eventsProblems = {
  'events.changed_meanwhile': { status: 409, title: 'Someone else changed the event meanwhile' },
  'events.slug_taken': { status: 409, title: 'Another event has this address' },
  'events.has_bookings': { status: 409, title: 'Somebody has booked; the event stays' },
  'events.not_a_draft': { status: 409, title: 'Only a draft can be deleted' },
  'events.not_ready': { status: 409, title: 'Something is missing before it can be published' },
  'events.sample_there': { status: 409, title: 'The organisation has a sample event already' },
  'events.is_sample': { status: 409, title: 'A sample event is never published' },
  'events.wrong_step': { status: 409, title: 'The event cannot go from its state to this one' },
  'events.room_named_so': { status: 409, title: 'Another room has this name' },
  'events.room_in_use': { status: 409, title: 'Sessions take place in this room' },
  'events.not_an_admin': { status: 422, title: 'An organiser must be an admin' },
  'events.joining_closed': { status: 403, title: 'Nobody can join this event now' },
  'events.address_unproven': { status: 403, title: 'Confirm your own address first' },
  'events.not_open': { status: 403, title: 'No ticket of this person opens it' },
  'events.wrong_code': { status: 403, title: 'The code is not the one of this event' },
} as const satisfies ProblemTable;
