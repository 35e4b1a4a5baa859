import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { CommonId, Id } from '../../kernel/values.ts';
import { Booking, FillInput, MyTicket } from './bookings.own.schema.ts';
import { BookingToken } from './bookings.schema.ts';

const params = Type.Object({ token: BookingToken, placeId: CommonId });
const repeats = 'same';
const body = FillInput;
const MyTickets = Type.Array(MyTicket, { maxItems: 50 });
const replies = { 200: Booking };
const limit = 'link';
const problems = ['bookings.hold_ended', 'bookings.not_from_here'] as const;

/** Whether the answers about who booked may fill what is empty in their profile. */
export const bookingsFillsRoutes = {
  'PUT /api/booking/:token/places/:placeId/profile': {
    summary: 'Agree that answers fill the profile of who booked, once they come in; or withdraw it',
    access: 'public',
    repeats,
    params,
    body,
    replies,
    limit,
    problems,
  },
  'PUT /api/booking/:token/places/:placeId/my-profile': {
    summary: 'The same for somebody signed in; with a confirmed address it applies at once',
    access: 'signed-in',
    repeats,
    params,
    body,
    replies,
    limit,
    problems,
  },
  'GET /api/my-tickets': {
    summary: 'Tickets that others booked for the address I proved, the newest first',
    access: 'signed-in',
    replies: { 200: MyTickets },
  },
  'PUT /api/my-tickets/:placeId/profile': {
    summary: 'Agree that what was answered for me fills my profile; or withdraw it',
    access: 'signed-in',
    repeats,
    params: Type.Object({ placeId: Id('bookings.given_place') }),
    body,
    replies: { 200: MyTickets },
    problems,
  },
} as const satisfies RouteTable;
