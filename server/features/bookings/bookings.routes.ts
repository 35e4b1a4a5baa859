import type { bookingsRecordRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { checkIn, readDoor, readPasses, takeBackCheckIn } from './door/door.service.ts';
import { exportBookings, exportWorkbook } from './record/record.export.ts';
import {
  cancelBooking,
  listBookings,
  listBookingsOf,
  listMine,
  noteBooking,
  readRecord,
  resendBooking,
} from './record/record.service.ts';

export const bookingsHandlers = (work: Work): Handlers<typeof bookingsRecordRoutes> => ({
  'GET /api/my-bookings': async ({ person }) => ({
    status: 200,
    body: await listMine(work, person),
  }),
  'GET /api/people/:personId/bookings': async ({ person, received: { params } }) => ({
    status: 200,
    body: await listBookingsOf(work, person, params.personId),
  }),
  'GET /api/events/:eventId/bookings': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await listBookings(work, person, params.eventId, query),
  }),
  'GET /api/events/:eventId/bookings/export': ({ person, received: { params, query } }) =>
    exportBookings(work, person, params.eventId, query),
  'GET /api/events/:eventId/bookings/workbook': ({ person, received: { params, query } }) =>
    exportWorkbook(work, person, params.eventId, query),
  'GET /api/bookings/:bookingId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readRecord(work, person, params.bookingId),
  }),
  'PUT /api/bookings/:bookingId/note': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await noteBooking(work, person, params.bookingId, body.note),
  }),
  'POST /api/bookings/:bookingId/cancel': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await cancelBooking(work, person, params.bookingId, body),
  }),
  'POST /api/bookings/:bookingId/resend': async ({ person, received: { params } }) => {
    await resendBooking(work, person, params.bookingId);
    return { status: 200, body: {} };
  },
  'GET /api/events/:eventId/check-ins': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await readDoor(work, person, params.eventId, query),
  }),
  'GET /api/events/:eventId/passes': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await readPasses(work, person, params.eventId, query),
  }),
  'POST /api/events/:eventId/check-ins': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await checkIn(work, person, params.eventId, body),
  }),
  'DELETE /api/places/:placeId/check-in': async ({ person, received: { params } }) => {
    await takeBackCheckIn(work, person, params.placeId);
    return { status: 200, body: {} };
  },
});
