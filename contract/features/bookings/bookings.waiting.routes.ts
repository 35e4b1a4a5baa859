import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  WaitChange,
  WaitInput,
  Waiting,
  WaitingEntry,
  WaitingPage,
  WaitingQuery,
  WaitingRules,
  WaitingToken,
  WaitingWhy,
} from './bookings.waiting.schema.ts';

const params = Type.Object({ token: WaitingToken });
const eventParams = Type.Object({ eventId: Id('events.event') });
const entryParams = Type.Object({ waitingId: Id('bookings.waiting') });
const link = 'link';

/** To wait for what is sold out, by a secret link that is mailed. */
export const bookingsWaitingRoutes = {
  'POST /api/e/:slug/waiting': {
    summary:
      'Join the waiting list; the link that confirms it is emailed, and never part of an answer',
    access: 'public',
    repeats: 'same',
    params: Type.Object({ slug: Slug }),
    body: WaitInput,
    replies: { 202: Empty },
    problems: [
      'bookings.no_waiting_list',
      'bookings.places_left',
      'bookings.not_on_sale',
      'bookings.ticket_not_on_sale',
      'bookings.too_many_places',
      'bookings.too_few_places',
      'bookings.needs_ticket',
      'mail_off',
      'too_many',
    ],
  },
  'GET /api/waiting/:token': {
    summary: 'One’s place in the line, for who has its link',
    access: 'public',
    params,
    replies: { 200: Waiting },
    limit: link,
  },
  'POST /api/waiting/:token/confirm': {
    summary: 'Confirm the address: from now on places are offered',
    access: 'public',
    repeats: 'same',
    params,
    replies: { 200: Waiting },
    limit: link,
  },
  'PUT /api/waiting/:token': {
    summary: 'Wait for another number of the same tickets, at the same place in the line',
    access: 'public',
    repeats: 'same',
    params,
    body: WaitChange,
    replies: { 200: Waiting },
    limit: link,
    problems: [
      'bookings.not_from_here',
      'bookings.not_on_sale',
      'bookings.ticket_not_on_sale',
      'bookings.too_many_places',
      'bookings.too_few_places',
      'bookings.needs_ticket',
    ],
  },
  'POST /api/waiting/:token/leave': {
    summary: 'Wait no more; places that are kept go to who comes next',
    access: 'public',
    repeats: 'same',
    params,
    replies: { 200: Waiting },
    limit: link,
  },
  'GET /api/events/:eventId/waiting': {
    summary: 'Who waits, the first in line first; with a state, or by name',
    access: 'admin',
    params: eventParams,
    query: WaitingQuery,
    replies: { 200: WaitingPage },
  },
  'PUT /api/events/:eventId/waiting': {
    summary:
      'Turn the waiting list on or off, and say how long places are kept for who is offered them',
    access: 'admin',
    repeats: 'same',
    params: eventParams,
    body: WaitingRules,
    replies: { 200: WaitingRules },
  },
  'POST /api/waiting-entries/:waitingId/offer': {
    summary: 'Offer somebody places out of order',
    access: 'admin',
    repeats: 'once',
    params: entryParams,
    body: WaitingWhy,
    replies: { 200: WaitingEntry },
    problems: [
      'bookings.too_few_left',
      'bookings.not_from_here',
      'bookings.not_on_sale',
      'bookings.ticket_not_on_sale',
    ],
  },
  'POST /api/waiting-entries/:waitingId/remove': {
    summary: 'Remove somebody from the waiting list; they read why',
    access: 'admin',
    repeats: 'once',
    params: entryParams,
    body: WaitingWhy,
    replies: { 200: WaitingEntry },
    problems: ['bookings.not_from_here'],
  },
} as const satisfies RouteTable;
