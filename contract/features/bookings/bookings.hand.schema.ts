import * as Type from 'typebox';
import { closed, CommonId, Id, Nullable, oneOf } from '../../kernel/values.ts';
import { Email, Language } from '../accounts/index.ts';
import { AddressInput } from '../invoices/index.ts';
import { BookingAnswers } from './bookings.schema.ts';

const MaybeEmail = Type.Union([Email, Type.Literal('')]);
const name = { fullName: Type.String({ maxLength: 120 }), email: MaybeEmail };
const booker = {
  fullName: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  email: Email,
  phone: Type.String({ maxLength: 40 }),
};
const Why = Type.String({ maxLength: 500, description: 'Who booked reads it.' });

/** So many of a ticket, whether it is on sale or not. */
const HandItem = Type.Object(
  {
    ticketId: Id('tickets.ticket'),
    quantity: Type.Integer({ minimum: 1, maximum: 50 }),
    price: Nullable(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000_000,
        description: 'Of each; null: what it costs. Another one needs a reason.',
      }),
    ),
    people: Type.Array(Type.Object(name, closed), {
      maxItems: 50,
      description: 'Who comes, as far as it is known.',
    }),
  },
  closed,
);

/** Made by an organiser. The same key again is the same booking. */
export const HandBookingInput = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$', description: 'Made up by the browser.' }),
    items: Type.Array(HandItem, { minItems: 1, maxItems: 50 }),
    booker: Type.Object(booker, closed),
    address: Nullable(AddressInput),
    language: Language,
    way: oneOf('transfer', 'on_site', 'free'),
    isPaid: Type.Boolean({ description: 'The money is there already; it is kept as a payment.' }),
    isMailed: Type.Boolean({
      description: 'Otherwise nobody gets an email until an organiser sends it.',
    }),
    why: Why,
    addsTo: Type.Optional(Id('bookings.booking')),
  },
  closed,
);
export type HandBookingInput = Type.Static<typeof HandBookingInput>;

/** By organisers. An invoice keeps the address it was made out to, and so does its booking. */
export const BookingChangeInput = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    booker: Type.Object(booker, closed),
    address: Nullable(AddressInput),
    people: Type.Array(
      Type.Object({ placeId: CommonId, ...name, answers: BookingAnswers }, closed),
      { maxItems: 50 },
    ),
    answers: BookingAnswers,
  },
  closed,
);
export type BookingChangeInput = Type.Static<typeof BookingChangeInput>;
