import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, CommonId, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { Texts } from '../events/index.ts';
import { AddressInput, TaxSum } from '../invoices/index.ts';
import { BuyingWay, Owed } from '../payments/index.ts';
import { AskedQuestion, TicketKind, TicketMode } from '../tickets/index.ts';

const version = Type.Integer({ description: 'Rises with each change.' });

/** `held`: somebody is filling in. `expired`: they did not come to its end. `pending`: not paid yet. */
export const BookingState = oneOf('held', 'expired', 'pending', 'confirmed', 'cancelled');
export type BookingState = Type.Static<typeof BookingState>;

export const BookingToken = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'Gives access to the booking.',
});
const optionIds = Type.Array(CommonId, {
  maxItems: 30,
  uniqueItems: true,
  description: 'What was chosen; of yes or no, yes is 1; what is agreed to is 1; or the file.',
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
export const BookingAnswers = Type.Array(BookingAnswer, { maxItems: 60 });

const sums = { net: Amount, tax: Amount, gross: Amount };
export const BookingLine = Type.Object({
  ticketId: Type.Integer(),
  kind: TicketKind,
  name: Texts(120),
  cameWith: Type.Optional(Type.Integer({ description: 'It came with this package, at no cost.' })),
  upgradesFrom: Type.Optional(Texts(120)),
  quantity: Type.Integer(),
  price: Amount,
  priceName: Texts(60),
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

/** What was booked, and who uses it; of a package `fullName` is the firm. */
export const Place = Type.Object({
  id: Type.Integer(),
  ticketId: Type.Integer(),
  kind: TicketKind,
  name: Texts(120),
  mode: TicketMode,
  fullName: Type.String(),
  email: Type.String(),
  answers: BookingAnswers,
  isCancelled: Type.Boolean(),
  isUpgraded: Type.Boolean({ description: 'Replaced by another place: a dearer ticket.' }),
  pass: Nullable(Type.String({ description: 'Null: it does not let anybody in, or not yet.' })),
  checkedInAt: Nullable(Instant),
});
export type Place = Type.Static<typeof Place>;

/** What came of a booth or a sponsor package, once it was booked. */
export const BookedFirm = Type.Object({
  placeId: Type.Integer(),
  kind: oneOf('booth', 'sponsor'),
  id: Nullable(Type.Integer({ description: 'Null: organisers removed it since.' })),
  name: Type.String(),
  isShown: Type.Boolean({ description: 'To everyone; it begins hidden.' }),
});
export type BookedFirm = Type.Static<typeof BookedFirm>;

export const BookingFact = oneOf(
  'booker',
  'address',
  'people',
  'answers',
  'ticket',
  'profile_agreed',
  'profile_withdrawn',
);
export type BookingFact = Type.Static<typeof BookingFact>;

/** `moved`: to another state. `changed`: what is said of it. `mailed`: it, once more. `written`: a letter. */
export const BookingDone = oneOf('moved', 'changed', 'mailed', 'written');
export type BookingDone = Type.Static<typeof BookingDone>;

const BookingChange = Type.Object({
  done: BookingDone,
  facts: Type.Array(BookingFact, { maxItems: 7 }),
  state: BookingState,
  at: Instant,
  by: Nullable(Type.String({ description: 'Null: the clock, the ledger, or not for the reader.' })),
  why: Type.String(),
  reference: Nullable(
    Type.String({ description: 'Of what was added to it; null: of the booking.' }),
  ),
});

export const bookingHead = {
  reference: Type.String({ description: 'Short, to be read aloud.' }),
  state: BookingState,
  fullName: Type.String(),
  email: Type.String(),
  summary: Type.String({ description: 'What was booked, in a line.' }),
  places: Type.Integer({ description: 'Valid tickets; add-ons are not counted.' }),
  way: Nullable(BuyingWay),
  currency: Currency,
  gross: Amount,
  createdAt: Instant,
  version,
};

export const wholeBooking = {
  ...bookingHead,
  phone: Type.String(),
  language: Language,
  address: Nullable(Type.Object(AddressInput.properties)),
  code: Type.String(),
  net: Amount,
  tax: Amount,
  pricesIncludeTax: Type.Boolean(),
  isReverseCharge: Type.Boolean({ description: 'Who is billed owes the tax themselves.' }),
  lines: Type.Array(BookingLine, { maxItems: 50 }),
  taxes: Type.Array(TaxSum),
  people: Type.Array(Place, { maxItems: 250 }),
  firms: Type.Array(BookedFirm, { maxItems: 250 }),
  answers: BookingAnswers,
  questions: Type.Array(AskedQuestion, { maxItems: 60 }),
  invoice: Nullable(Owed),
  changes: Type.Array(BookingChange),
};
