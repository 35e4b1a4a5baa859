import type {
  BookingChangeInput,
  BookingFilter,
  BookingPage,
  BookingQuery,
  BookingRecord,
  CancelBookingInput,
  CheckInput,
  CheckList,
  CheckResult,
  DoorFilter,
  HandBookingInput,
  PassPage,
  PersonBooking,
} from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';
import { newKey } from '../../platform/new-key.ts';

export interface BookingsOf extends BookingQuery {
  eventId: number;
}

export const readBookings = (
  { eventId, ...query }: BookingsOf,
  signal: AbortSignal,
): Promise<BookingPage> =>
  call('GET /api/events/:eventId/bookings', { params: { eventId }, query, signal });

export const exportBookings = (eventId: number, query: BookingFilter): Promise<void> =>
  download('GET /api/events/:eventId/bookings/export', { params: { eventId }, query });

export const exportWorkbook = (eventId: number, query: BookingFilter): Promise<void> =>
  download('GET /api/events/:eventId/bookings/workbook', { params: { eventId }, query });

export const saveAnswerFile = (fileId: number): Promise<void> =>
  download('GET /api/booking-files/:fileId', { params: { fileId } });

export const readRecord = (bookingId: number, signal: AbortSignal): Promise<BookingRecord> =>
  call('GET /api/bookings/:bookingId', { params: { bookingId }, signal });

export const noteBooking = (bookingId: number, note: string): Promise<BookingRecord> =>
  call('PUT /api/bookings/:bookingId/note', { params: { bookingId }, body: { note } });

export const cancelBooking = (
  bookingId: number,
  body: CancelBookingInput,
  idempotencyKey: string,
): Promise<BookingRecord> =>
  call('POST /api/bookings/:bookingId/cancel', { params: { bookingId }, body, idempotencyKey });

/** The key in it leads to the same booking, however often it is sent. */
export const bookByHand = (eventId: number, body: HandBookingInput): Promise<BookingRecord> =>
  call('POST /api/events/:eventId/bookings', { params: { eventId }, body });

export const changeBooking = (
  bookingId: number,
  body: BookingChangeInput,
  idempotencyKey: string,
): Promise<BookingRecord> =>
  call('PUT /api/bookings/:bookingId/details', { params: { bookingId }, body, idempotencyKey });

export const resendBooking = (bookingId: number): Promise<unknown> =>
  call('POST /api/bookings/:bookingId/resend', {
    params: { bookingId },
    idempotencyKey: newKey(),
  });

export const readBookingsOf = (personId: number, signal: AbortSignal): Promise<PersonBooking[]> =>
  call('GET /api/people/:personId/bookings', { params: { personId }, signal });

export interface DoorPage extends Omit<DoorFilter, 'q' | 'listId'> {
  eventId: number;
  /** Null: of the event's own door. */
  listId: number | null;
  q: string;
  /** The place the page before ended with. */
  after: number | null;
}

export const readDoor = (
  { eventId, listId, q, after, ...filter }: DoorPage,
  signal: AbortSignal,
): Promise<CheckList> =>
  call('GET /api/events/:eventId/check-ins', {
    params: { eventId },
    query: { ...filter, ...ofList(listId), ...(q && { q }), ...(after !== null && { after }) },
    signal,
  });

export const ofList = (listId: number | null) => (listId === null ? {} : { listId });

export const readPasses = (
  { eventId, listId }: { eventId: number; listId: number | null },
  after: number,
): Promise<PassPage> =>
  call('GET /api/events/:eventId/passes', {
    params: { eventId },
    query: { ...ofList(listId), after },
  });

export const checkIn = (
  eventId: number,
  body: CheckInput,
  patienceMs?: number,
): Promise<CheckResult> =>
  call('POST /api/events/:eventId/check-ins', {
    params: { eventId },
    body,
    ...(patienceMs !== undefined && { signal: AbortSignal.timeout(patienceMs) }),
  });

export const takeBackCheckIn = (placeId: number, listId: number | null): Promise<unknown> =>
  listId === null
    ? call('DELETE /api/places/:placeId/check-in', {
        params: { placeId },
        idempotencyKey: newKey(),
      })
    : call('DELETE /api/check-in-lists/:listId/places/:placeId', {
        params: { listId, placeId },
        idempotencyKey: newKey(),
      });
