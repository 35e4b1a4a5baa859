import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { CommonId, Id, Nullable } from '../../kernel/values.ts';
import { EventCard, Texts } from '../events/index.ts';
import { TaxReason } from '../invoices/index.ts';

const closed = { additionalProperties: false } as const;
const oneOf = <T extends string>(...words: T[]) => Type.Enum<T[]>(words);
const Instant = Type.String({ format: 'date-time' });
const version = Type.Integer({ description: 'Rises with each change.' });
const onVersion = Type.Integer({ description: 'The version these changes were made on.' });
const Price = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Rate = Type.Integer({ minimum: 0, maximum: 10_000, description: 'Hundredths of a percent.' });
const Count = Type.Integer({ minimum: 0 });

/** `ticket` lets somebody in; an `add_on` is bought with one. */
export const TicketKind = oneOf('ticket', 'add_on');
export type TicketKind = Type.Static<typeof TicketKind>;
/** `code`: only who has a code that opens it sees it. */
export const TicketAudience = oneOf('everyone', 'code');
export type TicketAudience = Type.Static<typeof TicketAudience>;
export const TicketMode = oneOf('on_site', 'online', 'both');
export type TicketMode = Type.Static<typeof TicketMode>;

const ticketFields = {
  kind: TicketKind,
  name: Texts(120),
  description: Texts(1_000),
  price: Price,
  taxRate: Rate,
  taxReason: Nullable(TaxReason),
  mode: TicketMode,
  audience: TicketAudience,
  isOnSale: Type.Boolean(),
  saleFrom: Nullable(Instant),
  saleUntil: Nullable(Instant),
  least: Type.Integer({ minimum: 1, maximum: 50, description: 'Of a booking that has any.' }),
  most: Type.Integer({ minimum: 1, maximum: 50, description: 'Of one booking.' }),
  poolIds: Type.Array(Id('tickets.pool'), {
    maxItems: 5,
    uniqueItems: true,
    description: 'What each one draws from; none: there is no end of them.',
  }),
};
/** How many are left is the least of what its pools have left. */
export const Ticket = Type.Object({
  id: Id('tickets.ticket'),
  ...ticketFields,
  sold: Type.Integer({ description: 'In bookings that stand, paid or not.' }),
  held: Type.Integer({ description: 'Kept for people who are filling in.' }),
  left: Nullable(Type.Integer({ description: 'Null: there is no end of them.' })),
  version,
});
export type Ticket = Type.Static<typeof Ticket>;
export const TicketInput = Type.Object(ticketFields, closed);
export type TicketInput = Type.Static<typeof TicketInput>;
export const TicketUpdate = Type.Object({ version: onVersion, ...ticketFields }, closed);
export type TicketUpdate = Type.Static<typeof TicketUpdate>;
/** Right before this one; null: last of its kind. */
export const TicketMove = Type.Object({ beforeId: Nullable(Id('tickets.ticket')) }, closed);

/** A number of places that several tickets may share: the hall, the students among them, the dinner. */
const poolFields = {
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  size: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
};
export const TicketPool = Type.Object({
  id: Id('tickets.pool'),
  ...poolFields,
  taken: Type.Integer(),
  version,
});
export type TicketPool = Type.Static<typeof TicketPool>;
export const TicketPoolInput = Type.Object(poolFields, closed);
export type TicketPoolInput = Type.Static<typeof TicketPoolInput>;
export const TicketPoolUpdate = Type.Object({ version: onVersion, ...poolFields }, closed);
export type TicketPoolUpdate = Type.Static<typeof TicketPoolUpdate>;

/** `percent`: hundredths of a percent off each; `amount`: so much off each; `price`: each costs that. */
export const CodeEffect = oneOf('none', 'percent', 'amount', 'price');
export type CodeEffect = Type.Static<typeof CodeEffect>;
const codeFields = {
  code: Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{2,38}[A-Za-z0-9]$',
    description: 'Large and small letters are the same.',
  }),
  note: Type.String({ maxLength: 200, description: 'Only organisers read it.' }),
  effect: CodeEffect,
  value: Price,
  ticketIds: Type.Array(Id('tickets.ticket'), {
    maxItems: 100,
    uniqueItems: true,
    description: 'What it is for; none: everything.',
  }),
  opens: Type.Boolean({ description: 'Shows what is only sold with a code.' }),
  uses: Nullable(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Bookings in all. Null: no end.' }),
  ),
  isOn: Type.Boolean(),
  from: Nullable(Instant),
  until: Nullable(Instant),
};
export const TicketCode = Type.Object({
  id: Id('tickets.code'),
  ...codeFields,
  used: Type.Integer({ description: 'By bookings that stand or are being filled in.' }),
  version,
});
export type TicketCode = Type.Static<typeof TicketCode>;
export const TicketCodeInput = Type.Object(codeFields, closed);
export type TicketCodeInput = Type.Static<typeof TicketCodeInput>;
export const TicketCodeUpdate = Type.Object({ version: onVersion, ...codeFields }, closed);
export type TicketCodeUpdate = Type.Static<typeof TicketCodeUpdate>;

export const QuestionKind = oneOf(
  'text',
  'long_text',
  'number',
  'one',
  'several',
  'yes_no',
  'country',
  'phone',
  'date',
  'agreement',
);
export type QuestionKind = Type.Static<typeof QuestionKind>;
const optionId = CommonId;
/** Asked only where another question was answered with one of these; of yes or no, yes is 1. */
const ShownIf = Type.Object(
  {
    questionId: Id('tickets.question'),
    optionIds: Type.Array(optionId, { minItems: 1, maxItems: 30, uniqueItems: true }),
  },
  closed,
);
export const QuestionOption = Type.Object({ id: optionId, text: Texts(200) }, closed);
export type QuestionOption = Type.Static<typeof QuestionOption>;
const questionFields = {
  kind: QuestionKind,
  label: Texts(300),
  help: Texts(500),
  purpose: Texts(300),
  link: Type.String({
    maxLength: 500,
    pattern: '^(https?://.*)?$',
    description: 'To the text that is agreed to.',
  }),
  options: Type.Array(QuestionOption, {
    maxItems: 30,
    description: 'At least two where one chooses; none else.',
  }),
  isRequired: Type.Boolean(),
  per: oneOf('booking', 'place'),
  ticketIds: Type.Array(Id('tickets.ticket'), {
    maxItems: 100,
    uniqueItems: true,
    description: 'Asked with these; none: with all.',
  }),
  shownIf: Nullable(ShownIf),
  keptDays: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: 3_650,
      description: 'After the event its answers are deleted; null: with the booking.',
    }),
  ),
};
export const BookingQuestion = Type.Object({
  id: Id('tickets.question'),
  ...questionFields,
  answers: Type.Integer({ description: 'How many there are.' }),
  version,
});
export type BookingQuestion = Type.Static<typeof BookingQuestion>;
export const BookingQuestionInput = Type.Object(questionFields, closed);
export type BookingQuestionInput = Type.Static<typeof BookingQuestionInput>;
export const BookingQuestionUpdate = Type.Object({ version: onVersion, ...questionFields }, closed);
export type BookingQuestionUpdate = Type.Static<typeof BookingQuestionUpdate>;
export const BookingQuestionMove = Type.Object(
  { beforeId: Nullable(Id('tickets.question')) },
  closed,
);

const saleFields = {
  isOn: Type.Boolean({ description: 'Whether the event sells at all.' }),
  currency: Currency,
  pricesIncludeTax: Type.Boolean(),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  mostPlaces: Type.Integer({ minimum: 1, maximum: 50, description: 'Tickets in one booking.' }),
  terms: Texts(5_000),
  thanks: Texts(1_000),
  asksAddress: oneOf('paid', 'always'),
  cancelDays: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: 365,
      description: 'Until so many days before the event who booked may cancel; null: never.',
    }),
  ),
  graceDays: Type.Integer({
    minimum: 0,
    maximum: 90,
    description: 'What nobody has paid so long after it was due ends.',
  }),
};
export const SaleSettings = Type.Object({ ...saleFields, version });
export type SaleSettings = Type.Static<typeof SaleSettings>;
/** What of it an organiser sets. */
export const SaleSettingsValues = Type.Object(saleFields, closed);
export type SaleSettingsValues = Type.Static<typeof SaleSettingsValues>;
export const SaleSettingsUpdate = Type.Object({ version: onVersion, ...saleFields }, closed);
export type SaleSettingsUpdate = Type.Static<typeof SaleSettingsUpdate>;

/** What is contradictory or missing, before it goes on sale. */
export const OfferFault = Type.Object({
  what: oneOf(
    'no_tickets',
    'no_sender',
    'no_way',
    'not_published',
    'ticket_without_end',
    'ticket_window_empty',
    'ticket_needs_more_than_there_is',
    'ticket_without_code',
    'pool_unused',
    'question_never_shown',
  ),
  isNeeded: Type.Boolean({ description: 'Nothing is sold as long as it is so.' }),
  about: Nullable(Type.Integer({ description: 'The ticket, pool or question.' })),
});
export type OfferFault = Type.Static<typeof OfferFault>;

/** All an organiser set up. */
export const Offer = Type.Object({
  settings: SaleSettings,
  tickets: Type.Array(Ticket, { maxItems: 100, description: 'In their order.' }),
  pools: Type.Array(TicketPool, { maxItems: 100 }),
  codes: Type.Array(TicketCode, { maxItems: 500, description: 'The newest first.' }),
  questions: Type.Array(BookingQuestion, { maxItems: 60, description: 'In their order.' }),
  faults: Type.Array(OfferFault),
});
export type Offer = Type.Static<typeof Offer>;

/** Why one can be bought now, or not. */
export const TicketState = oneOf('on_sale', 'soon', 'over', 'sold_out');
export type TicketState = Type.Static<typeof TicketState>;

/** What everyone may know of a ticket. */
export const OfferedTicket = Type.Object({
  id: Type.Integer(),
  kind: TicketKind,
  name: Texts(120),
  description: Texts(1_000),
  price: Amount,
  priceBefore: Nullable(Type.Integer({ description: 'Without the code.' })),
  taxRate: Rate,
  mode: TicketMode,
  state: TicketState,
  saleFrom: Nullable(Instant),
  saleUntil: Nullable(Instant),
  least: Count,
  most: Count,
  left: Nullable(Type.Integer({ description: 'Said where there are only a few.' })),
});
export type OfferedTicket = Type.Static<typeof OfferedTicket>;

export const AskedQuestion = Type.Object({
  id: Type.Integer(),
  kind: QuestionKind,
  label: Texts(300),
  help: Texts(500),
  purpose: Texts(300),
  link: Type.String(),
  options: Type.Array(QuestionOption),
  isRequired: Type.Boolean(),
  per: oneOf('booking', 'place'),
  ticketIds: Type.Array(Type.Integer()),
  shownIf: Nullable(ShownIf),
});
export type AskedQuestion = Type.Static<typeof AskedQuestion>;

/** What the booking page of an event needs. */
export const PublicOffer = Type.Object({
  event: EventCard,
  seller: Type.String(),
  state: oneOf('on_sale', 'soon', 'over', 'off'),
  opensAt: Nullable(Instant),
  currency: Currency,
  pricesIncludeTax: Type.Boolean(),
  mostPlaces: Type.Integer(),
  terms: Texts(5_000),
  cancelDays: Nullable(Type.Integer()),
  tickets: Type.Array(OfferedTicket, { maxItems: 100 }),
  code: Nullable(
    Type.Object(
      { code: Type.String(), isValid: Type.Boolean() },
      { description: 'The one that was asked with.' },
    ),
  ),
});
export type PublicOffer = Type.Static<typeof PublicOffer>;

export const WantedTicket = Type.Object(
  {
    ticketId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    quantity: Type.Integer({ minimum: 1, maximum: 50 }),
  },
  closed,
);
export type WantedTicket = Type.Static<typeof WantedTicket>;
export const Wanted = Type.Array(WantedTicket, { minItems: 1, maxItems: 50 });
