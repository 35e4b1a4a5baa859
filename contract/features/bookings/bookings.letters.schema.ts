import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { Texts } from '../events/index.ts';
import { BookingFilter } from './bookings.record.schema.ts';

const { sort: _, ...parts } = BookingFilter.properties;
/** Which bookings: the filter of their list. */
export const LetterFilter = Type.Object(parts, closed);
export type LetterFilter = Type.Static<typeof LetterFilter>;

export const LetterReaders = Type.Enum(['bookers', 'people'], {
  description: 'Who booked, or each person with a ticket who has an address of their own.',
});
export type LetterReaders = Type.Static<typeof LetterReaders>;

/** A letter to a part of those who booked. */
export const LetterInput = Type.Object(
  {
    filter: LetterFilter,
    to: LetterReaders,
    subject: Texts(200),
    text: Texts(10_000),
  },
  closed,
);
export type LetterInput = Type.Static<typeof LetterInput>;

const version = Type.Integer({ minimum: 1 });
export const LetterUpdate = Type.Object({ ...LetterInput.properties, version }, closed);
export type LetterUpdate = Type.Static<typeof LetterUpdate>;

export const LetterSending = Type.Object(
  { version, sendAt: Nullable(Type.String({ format: 'date-time', description: 'Null: now.' })) },
  closed,
);
export type LetterSending = Type.Static<typeof LetterSending>;

export const LetterState = oneOf('draft', 'scheduled', 'sending', 'sent', 'stopped');
export type LetterState = Type.Static<typeof LetterState>;

const LeftOut = oneOf(
  'no_address',
  'opted_out',
  'gone',
  'cancelled',
  'not_booked',
  'twice',
  'too_many',
  'stopped',
);
export type LeftOut = Type.Static<typeof LeftOut>;

const many = Type.Integer({ minimum: 0 });
export const BookingLetter = Type.Object({
  ...LetterUpdate.properties,
  id: Id('bookings.letter'),
  eventId: Type.Integer(),
  state: LetterState,
  sendAt: Nullable(Instant),
  begunAt: Nullable(Instant),
  endedAt: Nullable(Instant),
  by: Nullable(Type.String({ description: 'Who sent it, or wrote it last.' })),
  waiting: many,
  arrived: Type.Integer({ minimum: 0, description: 'Left for its reader.' }),
  failed: many,
});
export type BookingLetter = Type.Static<typeof BookingLetter>;
export const BookingLetters = Type.Array(BookingLetter, { maxItems: 200 });

/** `planned`: would get it, were it sent now. */
const ReaderState = oneOf('planned', 'waiting', 'arrived', 'failed', 'left_out');
export type ReaderState = Type.Static<typeof ReaderState>;

const LetterReader = Type.Object({
  bookingId: Type.Integer(),
  placeId: Nullable(Type.Integer()),
  reference: Type.String(),
  fullName: Type.String(),
  email: Type.String(),
  state: ReaderState,
  why: Nullable(LeftOut),
  fault: Type.String(),
});
export type LetterReader = Type.Static<typeof LetterReader>;

export const LetterReaderQuery = Type.Object({
  show: Type.Optional(oneOf('reached', 'left_out', 'failed')),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type LetterReaderQuery = Type.Static<typeof LetterReaderQuery>;

export const LetterReaderPage = Type.Object({
  readers: Type.Array(LetterReader, { maxItems: 100 }),
  total: Type.Integer({ description: 'Of those that are shown.' }),
  reached: many,
  leftOut: Type.Array(Type.Object({ why: LeftOut, count: many }), { maxItems: 8 }),
});
export type LetterReaderPage = Type.Static<typeof LetterReaderPage>;

export const LetterPreviewQuery = Type.Object({
  reference: Type.Optional(Type.String({ maxLength: 40 })),
});

/** What one reader would get. */
export const LetterPreview = Type.Object({
  reference: Type.String(),
  fullName: Type.String(),
  to: Type.String(),
  language: Language,
  subject: Type.String(),
  text: Type.String(),
  why: Nullable(LeftOut),
});
export type LetterPreview = Type.Static<typeof LetterPreview>;

export const LetterTest = Type.Object(
  { reference: Type.Optional(Type.String({ maxLength: 40 })) },
  closed,
);

/** What the link in a letter shows to whoever holds it. */
export const LetterStop = Type.Object({ event: Type.String(), isStopped: Type.Boolean() });
export type LetterStop = Type.Static<typeof LetterStop>;
export const LetterStopInput = Type.Object({ isStopped: Type.Boolean() }, closed);
