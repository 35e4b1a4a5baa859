import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { CommonId } from '../../kernel/values.ts';
import { Booking, FillInput } from './bookings.own.schema.ts';
import { BookingToken } from './bookings.schema.ts';

const params = Type.Object({ token: BookingToken, placeId: CommonId });
const repeats = 'same';
const body = FillInput;
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
    summary: 'The same by who is signed in: of who proved that address it holds at once',
    access: 'signed-in',
    repeats,
    params,
    body,
    replies,
    limit,
    problems,
  },
} as const satisfies RouteTable;
