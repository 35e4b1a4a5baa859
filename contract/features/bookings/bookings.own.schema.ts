import * as Type from 'typebox';
import { Currency, Amount } from '../../kernel/currency.ts';
import { closed, CommonId, Instant, Nullable, OptionalText } from '../../kernel/values.ts';
import { Email, Language } from '../accounts/index.ts';
import { EventCard, Texts } from '../events/index.ts';
import { AddressInput } from '../invoices/index.ts';
import { BuyingWay, Paying, PaymentWay } from '../payments/index.ts';
import { FilledField, Wanted } from '../tickets/index.ts';
import { RoomKey } from './bookings.room.schema.ts';
import {
  BookingAnswers,
  BookingState,
  BookingToken,
  Place,
  wholeBooking,
} from './bookings.schema.ts';

const Day = Type.String({ format: 'date' });

const addsTo = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'The link of the existing booking to which this is added.',
  }),
);

/** Places are kept for who is filling in. The same key again is the same booking. */
export const HoldInput = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$', description: 'Made up by the browser.' }),
    items: Wanted,
    code: OptionalText(40),
    language: Type.Optional(Language),
    room: Type.Optional(RoomKey),
    addsTo,
  },
  closed,
);
export type HoldInput = Type.Static<typeof HoldInput>;
export const Hold = Type.Object({ token: BookingToken });

export const WantedInput = Type.Object({ items: Wanted, code: OptionalText(40), addsTo }, closed);
export type WantedInput = Type.Static<typeof WantedInput>;
const MaybeEmail = Type.Union([Email, Type.Literal('')]);
const booker = {
  fullName: Type.String({ maxLength: 120 }),
  email: MaybeEmail,
  phone: Type.String({ maxLength: 40 }),
};
const Booker = Type.Object(booker, closed);
const PersonInput = Type.Object(
  {
    placeId: CommonId,
    fullName: Type.String({ maxLength: 120 }),
    email: MaybeEmail,
    answers: BookingAnswers,
  },
  closed,
);
/** As far as it is filled in; what is missing is asked for when one books. */
export const DetailsInput = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    booker: Booker,
    address: Nullable(AddressInput),
    people: Type.Array(PersonInput, { maxItems: 50 }),
    answers: BookingAnswers,
  },
  closed,
);
export type DetailsInput = Type.Static<typeof DetailsInput>;

export const BookInput = Type.Object(
  {
    way: BuyingWay,
    gross: Type.Integer({ description: 'What one was shown: nothing else is booked.' }),
    agrees: Type.Boolean({ description: 'To the terms, where there are any.' }),
  },
  closed,
);
export type BookInput = Type.Static<typeof BookInput>;
export const FillInput = Type.Object({ agrees: Type.Boolean() }, closed);
/** A place of who booked, whose answers may fill what is empty in their profile. */
const BookingFill = Type.Object({
  placeId: Type.Integer(),
  fields: Type.Array(FilledField, { maxItems: 7 }),
  agreedAt: Nullable(Instant),
});
export const BookingWayInput = Type.Object({ way: PaymentWay }, closed);

/** Booked later and added to the first: it goes with that, and has its own money and papers. */
const BookingAddition = Type.Object({
  token: BookingToken,
  reference: Type.String(),
  state: BookingState,
  heldUntil: Nullable(Instant),
  currency: Currency,
  gross: Amount,
  balance: Type.Integer({ description: 'Amount due; below zero: refund due.' }),
  createdAt: Instant,
  fullName: Type.String(),
  people: Type.Array(Place, { maxItems: 250 }),
});
export type BookingAddition = Type.Static<typeof BookingAddition>;

/** For whoever has its link. */
export const Booking = Type.Object({
  event: EventCard,
  seller: Type.String(),
  terms: Texts(5_000),
  thanks: Texts(1_000),
  asksAddress: Type.Boolean(),
  heldUntil: Nullable(Instant),
  missing: Type.Array(Type.String(), {
    maxItems: 5_000,
    description: 'What must be said before it is booked, by its place in the details.',
  }),
  canProlong: Type.Boolean(),
  canChange: Type.Boolean({ description: 'Names, contact and answers.' }),
  changeUntil: Nullable(Instant),
  canCancel: Type.Boolean(),
  cancelUntil: Nullable(Instant),
  cancelPaid: Type.Integer({ description: 'For all that is cancelled with it.' }),
  cancelKeeps: Type.Integer({ description: 'Of what was paid, where it is cancelled now.' }),
  paying: Paying,
  first: Nullable(
    Type.Object(
      { token: BookingToken, reference: Type.String() },
      { description: 'What this was added to; null: to nothing.' },
    ),
  ),
  additions: Type.Array(BookingAddition, { maxItems: 20 }),
  fills: Type.Array(BookingFill, { maxItems: 250 }),
  canAdd: Type.Boolean({ description: 'Whether more may be added now, as far as it is sold.' }),
  ...wholeBooking,
});
export type Booking = Type.Static<typeof Booking>;

export const MyBooking = Type.Object({
  reference: Type.String(),
  token: BookingToken,
  eventName: Type.String(),
  startsOn: Day,
  state: BookingState,
  summary: Type.String(),
  currency: Currency,
  gross: Amount,
});
export type MyBooking = Type.Static<typeof MyBooking>;

/** What somebody else booked for who is signed in, and what was answered for them. */
export const MyTicket = Type.Object({
  placeId: Type.Integer(),
  eventName: Type.String(),
  startsOn: Day,
  ticket: Texts(120),
  bookedBy: Type.String(),
  fills: Type.Array(
    Type.Object({ field: FilledField, words: Type.Array(Type.String(), { maxItems: 100 }) }),
    { maxItems: 7, description: 'What would go where their profile is empty.' },
  ),
  agreedAt: Nullable(Instant),
});
export type MyTicket = Type.Static<typeof MyTicket>;
