import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { mostInList } from '../../kernel/list.ts';
import {
  closed,
  CommonId,
  Id,
  Instant,
  Nullable,
  oneOf,
  OptionalText,
} from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';

/** What the QR code of a ticket says. */
const Pass = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** What was read from a ticket, or the place that was found by name. */
export const CheckInput = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', description: 'The same again is one.' }),
    pass: Type.Optional(Pass),
    placeId: Type.Optional(Id('bookings.place')),
    at: Type.Optional(
      Type.String({ format: 'date-time', description: 'When it was, if offline.' }),
    ),
    listId: Type.Optional(Id('bookings.list')),
    leaves: Type.Optional(
      Type.Boolean({ description: 'They go out; not at the event’s own door.' }),
    ),
    door: Type.Optional(
      Type.String({ maxLength: 40, description: 'What the device is called: where it was.' }),
    ),
  },
  closed,
);
export type CheckInput = Type.Static<typeof CheckInput>;
const CheckedPlace = Type.Object({
  id: Type.Integer(),
  fullName: Type.String(),
  ticket: Texts(120),
  reference: Type.String(),
  checkedInAt: Nullable(Instant),
  /** Where that was, as the device there is called. */
  door: Type.Optional(Type.String()),
  balance: Amount,
  currency: Currency,
});
export type CheckedPlace = Type.Static<typeof CheckedPlace>;

/**
 * `again`: somebody came in with it before. `unpaid`: they are in, and something is still owed.
 * Of lists: `left` is out by the way, `not_in` never came, `not_listed` is let in elsewhere, `closed` not now.
 */
export const CheckResult = Type.Object({
  result: oneOf(
    'in',
    'again',
    'unpaid',
    'cancelled',
    'unknown',
    'left',
    'not_in',
    'not_listed',
    'closed',
  ),
  place: Nullable(CheckedPlace),
});
export type CheckResult = Type.Static<typeof CheckResult>;
export const CheckPlace = Type.Object({
  id: Id('bookings.place'),
  fullName: Type.String(),
  email: Type.String(),
  ticket: Texts(120),
  reference: Type.String(),
  checkedInAt: Nullable(Instant),
  /** When they first came, also where they have gone out again. */
  cameAt: Nullable(Instant),
});
export type CheckPlace = Type.Static<typeof CheckPlace>;
export const CheckList = Type.Object({
  expected: Type.Integer(),
  checkedIn: Type.Integer(),
  inNow: Type.Integer(),
  hasMore: Type.Boolean(),
  places: Type.Array(CheckPlace, { maxItems: 50 }),
});
export type CheckList = Type.Static<typeof CheckList>;

const OfList = Type.Optional(Id('bookings.list'));

/** Of those on a list: `in` are there now, `out` have come and gone. */
export const ComeState = oneOf('came', 'in', 'out', 'missing');
export type ComeState = Type.Static<typeof ComeState>;

export const DoorFilter = Type.Object({
  q: OptionalText(200),
  listId: OfList,
  state: Type.Optional(ComeState),
  ticketId: Type.Optional(CommonId),
  hour: Type.Optional(
    Type.String({ format: 'date-time', description: 'Who came in the hour that begins then.' }),
  ),
});
export type DoorFilter = Type.Static<typeof DoorFilter>;

export const CheckListQuery = Type.Object({
  ...DoorFilter.properties,
  after: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type CheckListQuery = Type.Static<typeof CheckListQuery>;

export const PassQuery = Type.Object({
  listId: OfList,
  after: Type.Optional(Type.Integer({ minimum: 0 })),
});
const KeptPass = Type.Object({
  ...CheckedPlace.properties,
  hash: Type.String({ description: 'SHA-256 of what its code says, as base64url.' }),
  mostOfBooking: Type.Optional(
    Type.Integer({ description: 'An add-on admits this many people of its booking.' }),
  ),
});
export type KeptPass = Type.Static<typeof KeptPass>;
export const PassPage = Type.Object({
  places: Type.Array(KeptPass, { maxItems: mostInList }),
  hasMore: Type.Boolean(),
});
export type PassPage = Type.Static<typeof PassPage>;
