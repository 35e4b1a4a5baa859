import * as Type from 'typebox';
import { oneClick } from '../../kernel/one-click.ts';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  BookingLetter,
  BookingLetters,
  LetterInput,
  LetterPreview,
  LetterPreviewQuery,
  LetterReaderPage,
  LetterReaderQuery,
  LetterSending,
  LetterStop,
  LetterStopInput,
  LetterTest,
  LetterUpdate,
} from './bookings.letters.schema.ts';

const eventParams = Type.Object({ eventId: Id('events.event') });
const params = Type.Object({ letterId: Id('bookings.letter') });
const secret = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });

/** Letters to a part of those who booked. */
export const bookingsLettersRoutes = {
  'GET /api/events/:eventId/booking-letters': {
    summary: 'The letters to those who booked, the newest first',
    access: 'admin',
    params: eventParams,
    replies: { 200: BookingLetters },
  },
  'POST /api/events/:eventId/booking-letters': {
    summary: 'Write a letter; nobody gets it yet',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: LetterInput,
    replies: { 201: BookingLetter },
    problems: ['bookings.too_many_letters'],
  },
  'GET /api/booking-letters/:letterId': {
    summary: 'A letter and how far it is',
    access: 'admin',
    params,
    replies: { 200: BookingLetter },
  },
  'PUT /api/booking-letters/:letterId': {
    summary: 'Change a letter that has not been sent',
    access: 'admin',
    repeats: 'once',
    params,
    body: LetterUpdate,
    replies: { 200: BookingLetter },
    problems: [
      'bookings.letters.changed_meanwhile',
      'bookings.letter_incomplete',
      'bookings.letter_unknown_field',
      'bookings.not_from_here',
    ],
  },
  'DELETE /api/booking-letters/:letterId': {
    summary: 'Delete a letter that has not been sent',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
    problems: ['bookings.not_from_here'],
  },
  'GET /api/booking-letters/:letterId/readers': {
    summary: 'Who gets it, or got it, by page; and how many do not, and why',
    access: 'admin',
    params,
    query: LetterReaderQuery,
    replies: { 200: LetterReaderPage },
  },
  'GET /api/booking-letters/:letterId/preview': {
    summary: 'What a reader would get; without a reference the first one',
    access: 'admin',
    params,
    query: LetterPreviewQuery,
    replies: { 200: LetterPreview },
    problems: [
      'bookings.letter_incomplete',
      'bookings.letter_unknown_field',
      'bookings.letter_reaches_nobody',
    ],
  },
  'POST /api/booking-letters/:letterId/test': {
    summary: 'Email what a reader would get to oneself',
    access: 'admin',
    repeats: 'once',
    params,
    body: LetterTest,
    replies: { 202: Empty },
    problems: [
      'accounts.unverified',
      'bookings.letter_incomplete',
      'bookings.letter_unknown_field',
      'bookings.letter_reaches_nobody',
      'mail_off',
      'too_many',
    ],
  },
  'POST /api/booking-letters/:letterId/send': {
    summary: 'Send it now or at a moment; who gets it is worked out then',
    access: 'admin',
    repeats: 'once',
    params,
    body: LetterSending,
    replies: { 200: BookingLetter },
    problems: [
      'accounts.unverified',
      'bookings.letters.changed_meanwhile',
      'bookings.letter_incomplete',
      'bookings.letter_unknown_field',
      'bookings.letter_reaches_nobody',
      'bookings.not_from_here',
      'bookings.too_many_letters',
      'bookings.too_many_recipients',
      'mail_off',
    ],
  },
  'POST /api/booking-letters/:letterId/cancel': {
    summary: 'Not send it after all; what is being sent goes to nobody more',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: BookingLetter },
    problems: ['bookings.not_from_here'],
  },
  'POST /api/booking-letters/:letterId/send-again': {
    summary: 'Send it again to those alone whom it did not reach',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: BookingLetter },
    problems: ['accounts.unverified', 'bookings.not_from_here', 'mail_off'],
  },
  'GET /api/letters/stop/:token': {
    summary: 'Which event’s letters the link in one is about',
    access: 'public',
    params: secret,
    replies: { 200: LetterStop },
    limit: 'link',
  },
  'PUT /api/letters/stop/:token': {
    summary: 'Get no more letters of an event, or get them again, by the link in one',
    access: 'public',
    repeats: 'never',
    params: secret,
    body: LetterStopInput,
    replies: { 200: LetterStop },
    limit: 'link',
  },
  'POST /letters/stop/:token': {
    summary: 'The same for mail programs, at the address of the page: one click (RFC 8058)',
    access: 'public',
    repeats: 'never',
    params: secret,
    upload: oneClick,
    replies: { 200: LetterStop },
    limit: 'link',
  },
} as const satisfies RouteTable;
