import type { ProblemTable } from '../../kernel/problem.ts';

export const ticketsProblems = {
  'tickets.changed_meanwhile': { status: 409, title: 'Someone else changed this meanwhile' },
  'tickets.too_many': { status: 409, title: 'There cannot be more of these' },
  'tickets.in_use': { status: 409, title: 'Somebody has booked it; take it off sale instead' },
  'tickets.pool_in_use': { status: 409, title: 'Tickets draw from this pool' },
  'tickets.code_taken': { status: 409, title: 'This event already has that code' },
  'tickets.not_by_invitation': { status: 409, title: 'That ticket is not sold by invitation' },
  'tickets.places_wrong': {
    status: 422,
    title: 'An invitation is for as many places as one booking of the ticket may have',
  },
  'tickets.invitation_over': { status: 409, title: 'That invitation is withdrawn or over' },
  'tickets.currency_fixed': { status: 409, title: 'The currency stays once somebody has booked' },
  'tickets.window_empty': { status: 422, title: 'The end must be after the start' },
  'tickets.least_over_most': {
    status: 422,
    title: 'The smallest number must not be above the largest',
  },
  'tickets.prices_wrong': {
    status: 422,
    title: 'A later price needs a date or a number, and cannot start before the one above it',
  },
  'tickets.gives_wrong': {
    status: 422,
    title: 'A booth needs a tier, a sponsor package its package, and passes a ticket',
  },
  'tickets.effect_wrong': { status: 422, title: 'A discount cannot be more than all of the price' },
  'tickets.needs_words': { status: 422, title: 'A name is needed in at least one language' },
  'tickets.options_wrong': { status: 422, title: 'A choice needs at least two different options' },
  'tickets.shown_if_wrong': {
    status: 422,
    title: 'A question can only depend on a choice that comes before it',
  },
  'tickets.fills_wrong': {
    status: 422,
    title: 'An answer of that kind does not fill that field of a profile',
  },
} as const satisfies ProblemTable;
