import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { Texts } from '../events/index.ts';

export const KioskToken = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'Gives access as this kiosk.',
});

/** A device at which people check themselves in. */
export const KioskInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    listId: Nullable(Id('bookings.list')),
    prints: Type.Boolean({ description: 'People may print the badge of who it let in.' }),
  },
  closed,
);
export type KioskInput = Type.Static<typeof KioskInput>;

export const Kiosk = Type.Object({
  ...KioskInput.properties,
  id: Id('bookings.kiosk'),
  createdAt: Instant,
  lastSeenAt: Nullable(Instant),
});
export type Kiosk = Type.Static<typeof Kiosk>;

export const KioskList = Type.Object({
  kiosks: Type.Array(
    Type.Object({
      ...Kiosk.properties,
      path: Type.String({ description: 'Opens it on a device.' }),
    }),
    { maxItems: 50 },
  ),
  isOver: Type.Boolean({ description: 'The event has ended, and with it every kiosk.' }),
});
export type KioskList = Type.Static<typeof KioskList>;

/** What the device shows before anybody comes. */
export const KioskFace = Type.Object({
  event: Type.String(),
  name: Type.String(),
  list: Nullable(Type.String()),
  languages: Type.Array(Language, { maxItems: 4 }),
});
export type KioskFace = Type.Static<typeof KioskFace>;

/** The code of a ticket; or the reference of a booking, and a name in it. */
export const KioskCheckInput = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', description: 'The same again is one.' }),
    code: Type.String({ minLength: 1, maxLength: 40 }),
    name: Type.String({ maxLength: 200 }),
  },
  closed,
);
export type KioskCheckInput = Type.Static<typeof KioskCheckInput>;

/** `several`: more than one in the booking is called so. Nothing is said of whom it does not let in. */
export const KioskResult = Type.Object({
  result: oneOf('in', 'again', 'unpaid', 'closed', 'not_listed', 'several', 'unknown'),
  fullName: Type.String(),
  ticket: Texts(120),
  canPrint: Type.Boolean(),
});
export type KioskResult = Type.Static<typeof KioskResult>;

export const KioskBadgeParams = Type.Object({
  token: KioskToken,
  key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
});
