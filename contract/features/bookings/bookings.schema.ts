import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { CommonId, Id, Nullable, OptionalText } from '../../kernel/values.ts';
import { Email, Language } from '../accounts/index.ts';
import { EventCard, Texts } from '../events/index.ts';
import { AddressInput, TaxSum } from '../invoices/index.ts';
import { BuyingWay, Owed, Paying, PaymentWay } from '../payments/index.ts';
import { AskedQuestion, TicketKind, TicketMode, Wanted } from '../tickets/index.ts';

const closed = { additionalProperties: false } as const;
const oneOf = <T extends string>(...words: T[]) => Type.Enum<T[]>(words);
const Instant = Type.String({ format: 'date-time' });
const Day = Type.String({ format: 'date' });
const version = Type.Integer({ description: 'Rises with each change.' });

/** `held`: somebody is filling in. `expired`: they did not come to its end. `pending`: not paid yet. */
export const BookingState = oneOf('held', 'expired', 'pending', 'confirmed', 'cancelled');
export type BookingState = Type.Static<typeof BookingState>;

export const BookingToken = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'Whoever has it has the booking.',
});
/** What the QR code of a ticket says. */
const Pass = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

const optionIds = Type.Array(CommonId, {
  maxItems: 30,
  uniqueItems: true,
  description: 'What was chosen; of yes or no, yes is 1; what is agreed to is 1.',
});
export const BookingAnswer = Type.Object(
  {
    questionId: CommonId,
    text: Type.String({ maxLength: 2_000, description: 'What was written; a date as YYYY-MM-DD.' }),
    optionIds,
  },
  closed,
);
export type BookingAnswer = Type.Static<typeof BookingAnswer>;
const Answers = Type.Array(BookingAnswer, { maxItems: 60 });

/** Places are kept for who is filling in. The same key again is the same booking. */
export const HoldInput = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$', description: 'Made up by the browser.' }),
    items: Wanted,
    code: OptionalText(40),
    language: Type.Optional(Language),
  },
  closed,
);
export type HoldInput = Type.Static<typeof HoldInput>;
export const Hold = Type.Object({ token: BookingToken });

export const WantedInput = Type.Object({ items: Wanted, code: OptionalText(40) }, closed);
export type WantedInput = Type.Static<typeof WantedInput>;
const sums = { net: Amount, tax: Amount, gross: Amount };
export const BookingLine = Type.Object({
  ticketId: Type.Integer(),
  kind: TicketKind,
  name: Texts(120),
  quantity: Type.Integer(),
  price: Amount,
  taxRate: Type.Integer(),
  ...sums,
});
export type BookingLine = Type.Static<typeof BookingLine>;
/** What something would come to; nothing is kept. */
export const BookingSums = Type.Object({
  lines: Type.Array(BookingLine, { maxItems: 50 }),
  taxes: Type.Array(TaxSum),
  currency: Currency,
  ...sums,
});
export type BookingSums = Type.Static<typeof BookingSums>;

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
    answers: Answers,
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
    answers: Answers,
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
export const BookingWayInput = Type.Object({ way: PaymentWay }, closed);

/** A ticket or an add-on that was booked, and who uses it. */
export const Place = Type.Object({
  id: Type.Integer(),
  ticketId: Type.Integer(),
  kind: TicketKind,
  name: Texts(120),
  mode: TicketMode,
  fullName: Type.String(),
  email: Type.String(),
  answers: Answers,
  isCancelled: Type.Boolean(),
  pass: Nullable(Type.String({ description: 'Null: it does not let anybody in, or not yet.' })),
  checkedInAt: Nullable(Instant),
});
export type Place = Type.Static<typeof Place>;

const BookingChange = Type.Object({
  state: BookingState,
  at: Instant,
  by: Nullable(Type.String({ description: 'Null: the clock, the ledger, or not for the reader.' })),
  why: Type.String(),
});

const head = {
  reference: Type.String({ description: 'Short, to be read aloud.' }),
  state: BookingState,
  fullName: Type.String(),
  email: Type.String(),
  summary: Type.String({ description: 'What was booked, in a line.' }),
  places: Type.Integer({ description: 'Tickets that stand; add-ons are not counted.' }),
  way: Nullable(BuyingWay),
  currency: Currency,
  gross: Amount,
  createdAt: Instant,
  version,
};

const whole = {
  ...head,
  phone: Type.String(),
  language: Language,
  address: Nullable(Type.Object(AddressInput.properties)),
  code: Type.String(),
  net: Amount,
  tax: Amount,
  pricesIncludeTax: Type.Boolean(),
  lines: Type.Array(BookingLine, { maxItems: 50 }),
  taxes: Type.Array(TaxSum),
  people: Type.Array(Place, { maxItems: 250 }),
  answers: Answers,
  questions: Type.Array(AskedQuestion, { maxItems: 60 }),
  invoice: Nullable(Owed),
  changes: Type.Array(BookingChange),
};

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
  canCancel: Type.Boolean(),
  cancelUntil: Nullable(Instant),
  paying: Paying,
  ...whole,
});
export type Booking = Type.Static<typeof Booking>;

/** One of a list. */
export const BookingHead = Type.Object({
  id: Id('bookings.booking'),
  eventId: Type.Integer(),
  invoiceId: Nullable(Type.Integer()),
  balance: Type.Integer({ description: 'Still to be paid; below zero: to be paid back.' }),
  checkedIn: Type.Integer(),
  ...head,
});
export type BookingHead = Type.Static<typeof BookingHead>;

const BookingDeed = oneOf('cancel', 'resend');
/** For organisers, with all that happened. */
export const BookingRecord = Type.Object({
  ...BookingHead.properties,
  ...whole,
  note: Type.String(),
  path: Type.String({ description: 'Leads its booker there.' }),
  personId: Nullable(Type.Integer({ description: 'Who booked, where it is known.' })),
  deeds: Type.Array(BookingDeed, { maxItems: 2 }),
});
export type BookingRecord = Type.Static<typeof BookingRecord>;

const paged = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const filters = {
  q: OptionalText(200),
  state: Type.Optional(BookingState),
  way: Type.Optional(BuyingWay),
  ticket: Type.Optional(CommonId),
  from: Type.Optional(Type.String({ format: 'date', description: 'Booked then or later.' })),
  until: Type.Optional(Type.String({ format: 'date', description: 'Booked then or before.' })),
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
  },
  closed,
);
export type CancelBookingInput = Type.Static<typeof CancelBookingInput>;
export const BookingNote = Type.Object({ note: Type.String({ maxLength: 2_000 }) }, closed);

/** What was read from a ticket, or the place that was found by name. */
export const CheckInput = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', description: 'The same again is one.' }),
    pass: Type.Optional(Pass),
    placeId: Type.Optional(Id('bookings.place')),
    at: Type.Optional(
      Type.String({ format: 'date-time', description: 'When it was, if offline.' }),
    ),
  },
  closed,
);
export type CheckInput = Type.Static<typeof CheckInput>;
/** `again`: somebody came in with it before. `unpaid`: they are in, and something is still owed. */
export const CheckResult = Type.Object({
  result: oneOf('in', 'again', 'unpaid', 'cancelled', 'unknown'),
  place: Nullable(
    Type.Object({
      id: Type.Integer(),
      fullName: Type.String(),
      ticket: Texts(120),
      reference: Type.String(),
      checkedInAt: Nullable(Instant),
      balance: Amount,
      currency: Currency,
    }),
  ),
});
export type CheckResult = Type.Static<typeof CheckResult>;
export const CheckPlace = Type.Object({
  id: Id('bookings.place'),
  fullName: Type.String(),
  email: Type.String(),
  ticket: Texts(120),
  reference: Type.String(),
  checkedInAt: Nullable(Instant),
});
export type CheckPlace = Type.Static<typeof CheckPlace>;
export const CheckList = Type.Object({
  expected: Type.Integer(),
  checkedIn: Type.Integer(),
  places: Type.Array(CheckPlace, { maxItems: 50 }),
});
export type CheckList = Type.Static<typeof CheckList>;
