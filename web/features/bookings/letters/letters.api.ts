import type {
  BookingLetter,
  LetterInput,
  LetterPreview,
  LetterReaderPage,
  LetterReaderQuery,
  LetterSending,
  LetterStop,
  LetterUpdate,
} from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { newKey } from '../../../platform/new-key.ts';

export const readLetters = (eventId: number, signal?: AbortSignal): Promise<BookingLetter[]> =>
  call('GET /api/events/:eventId/booking-letters', {
    params: { eventId },
    ...(signal && { signal }),
  });

export const readLetter = (letterId: number, signal?: AbortSignal): Promise<BookingLetter> =>
  call('GET /api/booking-letters/:letterId', { params: { letterId }, ...(signal && { signal }) });

export interface ReadersOf extends LetterReaderQuery {
  letterId: number;
}

export const readReaders = (
  { letterId, ...query }: ReadersOf,
  signal: AbortSignal,
): Promise<LetterReaderPage> =>
  call('GET /api/booking-letters/:letterId/readers', { params: { letterId }, query, signal });

export const addLetter = (eventId: number, body: LetterInput): Promise<BookingLetter> =>
  call('POST /api/events/:eventId/booking-letters', {
    params: { eventId },
    body,
    idempotencyKey: newKey(),
  });

export const changeLetter = (letterId: number, body: LetterUpdate): Promise<BookingLetter> =>
  call('PUT /api/booking-letters/:letterId', {
    params: { letterId },
    body,
    idempotencyKey: newKey(),
  });

export const removeLetter = (letterId: number): Promise<unknown> =>
  call('DELETE /api/booking-letters/:letterId', { params: { letterId }, idempotencyKey: newKey() });

export const previewLetter = (letterId: number, reference: string): Promise<LetterPreview> =>
  call('GET /api/booking-letters/:letterId/preview', {
    params: { letterId },
    query: { reference },
  });

export const testLetter = (letterId: number, reference: string): Promise<unknown> =>
  call('POST /api/booking-letters/:letterId/test', {
    params: { letterId },
    body: { reference },
    idempotencyKey: newKey(),
  });

/** As it was seen with that version it is sent once, however often that is asked. */
export const sendLetter = (letterId: number, body: LetterSending): Promise<BookingLetter> =>
  call('POST /api/booking-letters/:letterId/send', {
    params: { letterId },
    body,
    idempotencyKey: newKey(),
  });

export const cancelLetter = (letterId: number): Promise<BookingLetter> =>
  call('POST /api/booking-letters/:letterId/cancel', {
    params: { letterId },
    idempotencyKey: newKey(),
  });

export const sendAgain = (letterId: number): Promise<BookingLetter> =>
  call('POST /api/booking-letters/:letterId/send-again', {
    params: { letterId },
    idempotencyKey: newKey(),
  });

export const readStop = (token: string, signal: AbortSignal): Promise<LetterStop> =>
  call('GET /api/letters/stop/:token', { params: { token }, signal });

export const stopLetters = (token: string, isStopped: boolean): Promise<LetterStop> =>
  call('PUT /api/letters/stop/:token', { params: { token }, body: { isStopped } });
