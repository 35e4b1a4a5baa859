import * as Type from 'typebox';
import { closed, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { BookingToken } from './bookings.schema.ts';

const Count = Type.Integer({ minimum: 0 });
const Hex = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Made up by the browser: whoever has it has the place in line. */
export const RoomKey = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/**
 * `free`: nobody waits, whoever comes may book. `before`: the order is drawn when the sale opens.
 * `line`: who has no turn waits.
 */
const RoomState = oneOf('free', 'before', 'line');

/** The same for everyone, and all it takes to know how far one's own place is from its turn. */
export const RoomNow = Type.Object({
  state: RoomState,
  opensAt: Nullable(Instant),
  isPaused: Type.Boolean(),
  waiting: Count,
  calledTo: Type.Integer({
    description: 'People with this place in line, or an earlier one, are let in.',
  }),
  perMinute: Nullable(
    Type.Number({
      description: 'How many came to an end of booking, lately; null: too few to say.',
    }),
  ),
  minutes: Type.Integer({ description: 'So long one has to begin.' }),
  seedHash: Nullable(Hex),
  seed: Nullable(Hex),
  drawn: Type.Integer({ description: 'How many places were drawn.' }),
});
export type RoomNow = Type.Static<typeof RoomNow>;

export const RoomEntryInput = Type.Object(
  {
    key: RoomKey,
    again: Type.Optional(
      Type.Boolean({ description: 'Whose turn is over goes to the end of the line.' }),
    ),
  },
  closed,
);
export type RoomEntryInput = Type.Static<typeof RoomEntryInput>;

/** `over`: the turn was not used in time. `through`: booked. */
export const RoomTurn = Type.Object({
  state: oneOf('free', 'waiting', 'in', 'over', 'through'),
  place: Nullable(Type.Integer({ description: 'In line; null: it is not drawn yet.' })),
  until: Nullable(Instant),
  booking: Nullable(BookingToken),
});
export type RoomTurn = Type.Static<typeof RoomTurn>;

/** What was published before, what it was published for, and what came of it. */
export const RoomDraw = Type.Object({
  event: Type.String(),
  drawnAt: Instant,
  seedHash: Hex,
  seed: Hex,
  order: Type.Array(Hex, {
    maxItems: 50_000,
    description:
      'The mark of everyone who waited, first in line first: the SHA-256 of their secret.',
  }),
});
export type RoomDraw = Type.Static<typeof RoomDraw>;

const rules = {
  isOn: Type.Boolean({ description: 'Who comes before the sale opens is drawn an order.' }),
  atOnce: Type.Integer({
    minimum: 1,
    maximum: 5_000,
    description: 'So many fill in at once; everyone else waits.',
  }),
  minutes: Type.Integer({
    minimum: 1,
    maximum: 30,
    description: 'Who is let in has these to begin.',
  }),
};
export const RoomRules = Type.Object(rules, closed);
export type RoomRules = Type.Static<typeof RoomRules>;
export const RoomPause = Type.Object({ isPaused: Type.Boolean() }, closed);

/** For organisers. */
export const WaitingRoom = Type.Object({
  ...rules,
  isPaused: Type.Boolean(),
  opensAt: Nullable(Instant),
  seedHash: Nullable(Hex),
  drawnAt: Nullable(Instant),
  waiting: Count,
  inside: Type.Integer({ description: 'Those let in, and everyone else who fills in.' }),
  through: Count,
  over: Type.Integer({ description: 'Those who did not use their turn.' }),
  perMinute: Nullable(Type.Number()),
});
export type WaitingRoom = Type.Static<typeof WaitingRoom>;
