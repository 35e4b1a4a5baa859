import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';
import { Email, Language } from '../accounts/index.ts';
import { EventCard, Texts } from '../events/index.ts';
import { Wanted } from '../tickets/index.ts';
import { BookingToken } from './bookings.schema.ts';

/**
 * `offered`: places are kept for them for a time. `lapsed`: that time ran out. `declined`: they gave
 * the places back. `left` and `removed`: by themselves, and by an organiser.
 */
export const WaitingState = oneOf(
  'waiting',
  'offered',
  'booked',
  'lapsed',
  'declined',
  'left',
  'removed',
);
export type WaitingState = Type.Static<typeof WaitingState>;

export const WaitingToken = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'Gives access to the place in line.',
});

export const WaitInput = Type.Object(
  {
    items: Wanted,
    fullName: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    email: Email,
    language: Type.Optional(Language),
  },
  closed,
);
export type WaitInput = Type.Static<typeof WaitInput>;
/** Of the same tickets, as many as before or not. */
export const WaitChange = Type.Object({ items: Wanted }, closed);

const WaitingItem = Type.Object({
  ticketId: Type.Integer(),
  name: Texts(120),
  quantity: Type.Integer(),
  most: Type.Integer(),
});
/** Why nothing is offered now. */
const Hindrance = oneOf('unconfirmed', 'off', 'not_on_sale', 'full', 'too_few');
const Passed = Type.Object({ at: Instant, left: Type.Integer() });

/** For whoever has its link. */
export const Waiting = Type.Object({
  event: EventCard,
  state: WaitingState,
  fullName: Type.String(),
  email: Type.String(),
  items: Type.Array(WaitingItem, { maxItems: 50 }),
  joinedAt: Instant,
  position: Nullable(Type.Integer({ description: 'Of those who wait for the same places.' })),
  hindrance: Nullable(Hindrance),
  passed: Nullable(
    Type.Object(Passed.properties, {
      description: 'Places that were too few for them went to who came next.',
    }),
  ),
  offer: Nullable(Type.Object({ token: BookingToken, heldUntil: Instant })),
  offerHours: Type.Integer(),
  why: Type.String({ description: 'Of an organiser who removed them.' }),
});
export type Waiting = Type.Static<typeof Waiting>;

const WaitingChange = Type.Object({
  state: WaitingState,
  at: Instant,
  by: Nullable(Type.String()),
  why: Type.String(),
});
/** For organisers. */
export const WaitingEntry = Type.Object({
  id: Id('bookings.waiting'),
  state: WaitingState,
  fullName: Type.String(),
  email: Type.String(),
  items: Type.Array(WaitingItem, { maxItems: 50 }),
  position: Nullable(Type.Integer()),
  isConfirmed: Type.Boolean({ description: 'They opened the link that was emailed to them.' }),
  joinedAt: Instant,
  heldUntil: Nullable(Instant),
  bookingId: Nullable(Type.Integer()),
  passed: Nullable(Passed),
  changes: Type.Array(WaitingChange, { maxItems: 100 }),
});
export type WaitingEntry = Type.Static<typeof WaitingEntry>;

export const WaitingQuery = Type.Object({
  q: OptionalText(200),
  state: Type.Optional(WaitingState),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type WaitingQuery = Type.Static<typeof WaitingQuery>;
const OfferHours = Type.Integer({ minimum: 1, maximum: 72 });
export const WaitingPage = Type.Object({
  entries: Type.Array(WaitingEntry, { maxItems: 100 }),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
  isOn: Type.Boolean(),
  offerHours: OfferHours,
});
export type WaitingPage = Type.Static<typeof WaitingPage>;
export const WaitingRules = Type.Object({ isOn: Type.Boolean(), offerHours: OfferHours }, closed);
export type WaitingRules = Type.Static<typeof WaitingRules>;
export const WaitingWhy = Type.Object(
  { why: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) },
  closed,
);
