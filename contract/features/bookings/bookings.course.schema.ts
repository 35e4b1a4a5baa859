import * as Type from 'typebox';
import { Currency } from '../../kernel/currency.ts';
import { CommonId, Nullable } from '../../kernel/values.ts';

const counts = {
  sold: Type.Integer({ description: 'Valid places, paid or not.' }),
  held: Type.Integer({ description: 'Kept for people who are filling in, or were offered them.' }),
  left: Nullable(Type.Integer({ description: 'Null: there is no end of them.' })),
  waiting: Type.Integer({ description: 'Places that people in line want.' }),
};
export const BookingCapacity = Type.Object({
  eventId: Type.Integer(),
  sold: Type.Integer({ description: 'Tickets, without what is booked with them.' }),
  checkedIn: Type.Integer(),
  tickets: Type.Array(Type.Object({ ticketId: Type.Integer(), ...counts })),
  pools: Type.Array(Type.Object({ poolId: Type.Integer(), size: Type.Integer(), ...counts })),
});
export type BookingCapacity = Type.Static<typeof BookingCapacity>;

export const BookingCourseQuery = Type.Object({
  ticket: Type.Optional(CommonId),
  pool: Type.Optional(CommonId),
  day: Type.Optional(
    Type.String({ format: 'date', description: 'Its hours, else all days; of the event’s clock.' }),
  ),
});
export type BookingCourseQuery = Type.Static<typeof BookingCourseQuery>;

export const BookingCourse = Type.Object({
  eventId: Type.Integer(),
  currency: Currency,
  capacity: Nullable(Type.Integer({ description: 'Null: none, or not one alone.' })),
  steps: Type.Array(
    Type.Object({
      at: Type.String({ description: 'A day, or when an hour begins.' }),
      booked: Type.Integer(),
      cancelled: Type.Integer(),
      paid: Type.Integer({ description: 'Confirmed, also for nothing or at the door.' }),
      standing: Type.Integer({ description: 'Booked until its end and not cancelled.' }),
      received: Nullable(Type.Integer({ description: 'Less refunds; null for a part.' })),
    }),
    { maxItems: 3_000 },
  ),
});
export type BookingCourse = Type.Static<typeof BookingCourse>;
