import * as Type from 'typebox';
import { Currency } from '../../kernel/currency.ts';
import { closed, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';
import { TicketCode } from './tickets.codes.schema.ts';
import { BookingQuestion } from './tickets.questions.schema.ts';
import { Ticket, TicketPool } from './tickets.schema.ts';

const version = Type.Integer({ description: 'Rises with each change.' });
const onVersion = Type.Integer({ description: 'The version these changes were made on.' });

/** From a day on, a part of what was paid is kept from who cancels by themselves. */
export const CancelShare = Type.Object(
  {
    fromDays: Type.Integer({ minimum: 0, maximum: 365, description: 'So many before the event.' }),
    share: Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'In hundredths of a percent.',
    }),
  },
  closed,
);
export type CancelShare = Type.Static<typeof CancelShare>;

/** A site as browsers name it; names of other scripts are written in Punycode. */
const Site = Type.String({
  maxLength: 200,
  pattern: '^(https://[a-z0-9-]+(\\.[a-z0-9-]+)+|http://localhost)(:[0-9]{1,5})?$',
});

const saleFields = {
  isOn: Type.Boolean({ description: 'Whether the event sells at all.' }),
  currency: Currency,
  pricesIncludeTax: Type.Boolean(),
  hasReverseCharge: Type.Boolean({
    description: 'Businesses in other EU states are billed without tax, and owe it themselves.',
  }),
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
  cancelShares: Type.Array(CancelShare, {
    maxItems: 4,
    description:
      'The last one that has begun applies; before the first of them everything is refunded.',
  }),
  changeDays: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: 365,
      description: 'Until so many days before the event who booked may change it; null: never.',
    }),
  ),
  graceDays: Type.Integer({
    minimum: 0,
    maximum: 90,
    description: 'What nobody has paid so long after it was due ends.',
  }),
  frameSites: Type.Array(Site, {
    maxItems: 10,
    uniqueItems: true,
    description: 'The sites that may show what is sold as a frame.',
  }),
  canUpgrade: Type.Boolean({
    description: 'Who booked may exchange a place for a dearer ticket.',
  }),
  hasWaitingList: Type.Boolean({ description: 'Where places are sold out, people may wait.' }),
  offerHours: Type.Integer({
    minimum: 1,
    maximum: 72,
    description: 'So long places are kept for who waited for them.',
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
    'ticket_without_invitation',
    'invitation_after_end',
    'price_never_comes',
    'prices_at_once',
    'cancel_share_never_comes',
    'cancel_shares_at_once',
    'reverse_charge_without_number',
    'room_without_hour',
    'ticket_after_draw',
    'pool_unused',
    'question_never_shown',
    'questions_fill_alike',
    'ticket_opens_nothing',
    'opens_what_is_gone',
    'more_than_session_has',
    'gives_what_is_gone',
    'pass_not_on_sale',
  ),
  isNeeded: Type.Boolean({ description: 'Nothing is sold as long as it is so.' }),
  about: Nullable(Type.Integer({ description: 'The ticket, pool or question.' })),
});
export type OfferFault = Type.Static<typeof OfferFault>;

/** What of the event a ticket may open. */
export const OpenableParts = Type.Object({
  stages: Type.Array(Type.Object({ id: Type.Integer(), name: Texts(80) }), { maxItems: 30 }),
  sessions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Texts(200),
      startsAt: Nullable(Instant),
      capacity: Nullable(Type.Integer()),
    }),
    { description: 'Of the draft, in their order.' },
  ),
});
export type OpenableParts = Type.Static<typeof OpenableParts>;

/** What sponsor packages there are to sell. */
const SponsorPackageChoice = Type.Object({ id: Type.Integer(), name: Texts(80) });
export type SponsorPackageChoice = Type.Static<typeof SponsorPackageChoice>;

/** All an organiser set up. */
export const Offer = Type.Object({
  settings: SaleSettings,
  tickets: Type.Array(Ticket, { maxItems: 100, description: 'In their order.' }),
  pools: Type.Array(TicketPool, { maxItems: 100 }),
  codes: Type.Array(TicketCode, { maxItems: 500, description: 'The newest first.' }),
  questions: Type.Array(BookingQuestion, { maxItems: 60, description: 'In their order.' }),
  parts: OpenableParts,
  sponsorPackages: Type.Array(SponsorPackageChoice),
  faults: Type.Array(OfferFault),
});
export type Offer = Type.Static<typeof Offer>;
