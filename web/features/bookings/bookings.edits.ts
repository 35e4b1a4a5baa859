import type { Booking, BookingUpdate } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { addedRow, editedRow } from '../../platform/live/row-edits.ts';
import { bookings } from './bookings.live.ts';

export const addition = (title: string) =>
  addedRow(
    bookings,
    (id) => ({ id, title, isDone: false, isRemoved: false, version: 0 }),
    (idempotencyKey) => call('POST /api/bookings', { body: { title }, idempotencyKey }),
  );

export const edit = (booking: Booking, fields: BookingUpdate) =>
  editedRow(bookings, booking, fields, (bookingId, body, idempotencyKey) =>
    call('PATCH /api/bookings/:bookingId', { params: { bookingId }, body, idempotencyKey }),
  );
