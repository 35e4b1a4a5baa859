import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  CheckInput,
  CheckList,
  CheckListQuery,
  CheckResult,
  PassPage,
  PassQuery,
} from './bookings.door.schema.ts';
import { MyBooking } from './bookings.own.schema.ts';
import {
  BookingFilter,
  BookingNote,
  BookingPage,
  BookingQuery,
  BookingRecord,
  CancelBookingInput,
  PersonBooking,
} from './bookings.record.schema.ts';

const eventParams = Type.Object({ eventId: Id('events.event') });
const params = Type.Object({ bookingId: Id('bookings.booking') });

/** For organisers, and one's own for who is signed in. */
export const bookingsRecordRoutes = {
  'GET /api/my-bookings': {
    summary: 'What I booked in this organisation, the newest first',
    access: 'signed-in',
    replies: { 200: Type.Array(MyBooking, { maxItems: 50 }) },
  },
  'GET /api/people/:personId/bookings': {
    summary: 'What somebody booked, and where others booked a place for them; the newest first',
    access: 'admin',
    params: Type.Object({ personId: Id('organisations.member') }),
    replies: { 200: Type.Array(PersonBooking, { maxItems: 100 }) },
  },
  'GET /api/events/:eventId/bookings': {
    summary: 'The bookings of an event, by page',
    access: 'admin',
    params: eventParams,
    query: BookingQuery,
    replies: { 200: BookingPage },
  },
  'GET /api/events/:eventId/bookings/export': {
    summary: 'The same as a CSV file, a line for each place',
    access: 'admin',
    params: eventParams,
    query: BookingFilter,
    download: 'text/csv; charset=utf-8',
    replies: {},
  },
  'GET /api/events/:eventId/bookings/workbook': {
    summary: 'The same as an XLSX workbook',
    access: 'admin',
    params: eventParams,
    query: BookingFilter,
    download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    replies: {},
  },
  'GET /api/bookings/:bookingId': {
    summary: 'One booking with all that happened to it',
    access: 'admin',
    params,
    replies: { 200: BookingRecord },
  },
  'PUT /api/bookings/:bookingId/note': {
    summary: 'Note something about a booking, for organisers',
    access: 'admin',
    repeats: 'same',
    params,
    body: BookingNote,
    replies: { 200: BookingRecord },
  },
  'POST /api/bookings/:bookingId/cancel': {
    summary:
      'Cancel a booking or some of its places; a refund of what was paid for them is requested',
    access: 'admin',
    repeats: 'once',
    params,
    body: CancelBookingInput,
    replies: { 200: BookingRecord },
    problems: ['bookings.somebody_in', 'bookings.not_from_here'],
  },
  'POST /api/bookings/:bookingId/resend': {
    summary: 'Email it once more to the person who booked',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
    problems: ['bookings.not_from_here', 'too_many'],
  },
  'GET /api/events/:eventId/check-ins': {
    summary: 'Who is expected and who has come, by name',
    access: 'admin',
    params: eventParams,
    query: CheckListQuery,
    replies: { 200: CheckList },
  },
  'GET /api/events/:eventId/passes': {
    summary: 'All who may come in, for a device that may lose the network; passes as hashes',
    access: 'admin',
    params: eventParams,
    query: PassQuery,
    replies: { 200: PassPage },
  },
  'POST /api/events/:eventId/check-ins': {
    summary: 'Let somebody in by what their ticket says, or by name',
    access: 'admin',
    repeats: 'same',
    params: eventParams,
    body: CheckInput,
    replies: { 200: CheckResult },
  },
  'DELETE /api/places/:placeId/check-in': {
    summary: 'Undo that somebody was checked in',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ placeId: Id('bookings.place') }),
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
