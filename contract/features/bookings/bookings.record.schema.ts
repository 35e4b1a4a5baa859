import * as Type from 'typebox';
import { closed, CommonId, Id, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';
import { BuyingWay } from '../payments/index.ts';
import { BookingState, bookingHead, wholeBooking } from './bookings.schema.ts';

/** One of a list. */
export const BookingHead = Type.Object({
  id: Id('bookings.booking'),
  eventId: Type.Integer(),
  invoiceId: Nullable(Type.Integer()),
  balance: Type.Integer({ description: 'Amount due; below zero: refund due.' }),
  checkedIn: Type.Integer(),
  addsTo: Nullable(Type.Integer({ description: 'The booking to which it was added.' })),
  ...bookingHead,
});
export type BookingHead = Type.Static<typeof BookingHead>;

const BookingDeed = oneOf('cancel', 'change', 'resend', 'add');
/** For organisers, with all that happened. */
export const BookingRecord = Type.Object({
  ...BookingHead.properties,
  ...wholeBooking,
  note: Type.String(),
  path: Type.String({ description: 'Leads its booker there.' }),
  personId: Nullable(Type.Integer({ description: 'Who booked, where it is known.' })),
  deeds: Type.Array(BookingDeed, { maxItems: 4 }),
  first: Nullable(Type.Object({ id: Type.Integer(), reference: Type.String() })),
  additions: Type.Array(BookingHead, { maxItems: 20 }),
});
export type BookingRecord = Type.Static<typeof BookingRecord>;

/** A booking of somebody, or one in which they have a place: for who runs the events. */
export const PersonBooking = Type.Object({
  id: Id('bookings.booking'),
  eventName: Type.String(),
  isBooker: Type.Boolean({ description: 'Else others booked a place for them.' }),
  reference: bookingHead.reference,
  state: BookingState,
  summary: bookingHead.summary,
  currency: bookingHead.currency,
  gross: bookingHead.gross,
  createdAt: bookingHead.createdAt,
  checkedInAt: Nullable(
    Type.String({ format: 'date-time', description: 'When they came in themselves.' }),
  ),
});
export type PersonBooking = Type.Static<typeof PersonBooking>;

const paged = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const named = (description: string) => Type.Enum(['yes', 'no'], { description });
const Said = Type.String({
  pattern: '^(-?\\d{1,12}(\\.\\d{1,6})?|\\d{4}-\\d{2}-\\d{2}|[A-Z]{2})$',
  description: 'A number, a day or a country: answers equal to it or beyond.',
});
const filters = {
  q: OptionalText(200),
  state: Type.Optional(BookingState),
  way: Type.Optional(BuyingWay),
  ticket: Type.Optional(CommonId),
  pool: Type.Optional(CommonId),
  stands: Type.Optional(
    Type.Enum(['yes'], { description: 'Paid or not; of a ticket or pool, with a place of it.' }),
  ),
  did: Type.Optional(
    Type.Enum(['booked', 'cancelled', 'paid', 'received'], {
      description: 'It, or some of it, between `from` and `until`, which else are about making it.',
    }),
  ),
  from: Type.Optional(Type.String({ format: 'date', description: 'Booked then or later.' })),
  until: Type.Optional(Type.String({ format: 'date', description: 'Booked then or before.' })),
  named: Type.Optional(named('Of the valid ones; no: a ticket of it has no name yet.')),
  came: Type.Optional(named('Of the valid ones; no: nobody was checked in with it yet.')),
  balance: Type.Optional(
    Type.Enum(['open', 'owed'], { description: 'With an amount due or a refund due.' }),
  ),
  question: Type.Optional(
    Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'It was answered.' }),
  ),
  option: Type.Optional(
    Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'By this choice.' }),
  ),
  answered: Type.Optional(
    named('Of the valid ones, by what is asked of them; no: it was asked and not answered.'),
  ),
  saidFrom: Type.Optional(Said),
  saidUntil: Type.Optional(Said),
  ids: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,99}$',
      description: 'These alone, of what is found otherwise.',
    }),
  ),
  sort: Type.Optional(oneOf('created', '-created', 'name', '-name', 'gross', '-gross')),
};
export const BookingFilter = Type.Object(filters);
export type BookingFilter = Type.Static<typeof BookingFilter>;
export const BookingQuery = Type.Object({ ...filters, ...paged });
export type BookingQuery = Type.Static<typeof BookingQuery>;
export const BookingPage = Type.Object({
  bookings: Type.Array(BookingHead, { maxItems: 100 }),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
});
export type BookingPage = Type.Static<typeof BookingPage>;

const Why = Type.String({ maxLength: 500, description: 'Who booked reads it.' });
export const CancelBookingInput = Type.Object(
  {
    why: Why,
    placeIds: Nullable(
      Type.Array(CommonId, {
        minItems: 1,
        maxItems: 250,
        uniqueItems: true,
        description: 'Null: all of it.',
      }),
    ),
    share: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'Kept of what was paid, in hundredths of a percent; without it nothing is.',
      }),
    ),
  },
  closed,
);
export type CancelBookingInput = Type.Static<typeof CancelBookingInput>;
export const BookingNote = Type.Object({ note: Type.String({ maxLength: 2_000 }) }, closed);
