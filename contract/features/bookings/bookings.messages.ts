import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { BookingHead } from './bookings.record.schema.ts';

export const bookingsMessages = {
  'bookings.changed': Type.Object({ booking: BookingHead }),
  /** To organisers: how many have come is to be read again. */
  'bookings.checked_in': Type.Object({ eventId: Type.Integer() }),
  /** To organisers: a check-in list, or who has come by it, is to be read again. */
  'bookings.list_changed': Type.Object({ eventId: Type.Integer(), listId: Type.Integer() }),
  /** To organisers: how badges look is to be read again. */
  'bookings.badges_changed': Type.Object({ eventId: Type.Integer() }),
  /** To organisers: a letter to those who booked, or how far it is, is to be read again. */
  'bookings.letter_changed': Type.Object({ eventId: Type.Integer(), letterId: Type.Integer() }),
  /** To organisers: the kiosks of an event are to be read again. */
  'bookings.kiosks_changed': Type.Object({ eventId: Type.Integer() }),
  /** To organisers: who waits, or for what, is to be read again. */
  'bookings.waiting_changed': Type.Object({ eventId: Type.Integer() }),
  /** To organisers: the waiting room is to be read again. */
  'bookings.room_changed': Type.Object({ eventId: Type.Integer() }),
  /** To who booked, in all their windows. */
  'bookings.mine_changed': Type.Object({ reference: Type.String() }),
  /** To members who have a ticket of a booking, or had one until now. */
  'bookings.tickets_changed': Type.Object({ eventId: Type.Integer() }),
} as const satisfies MessageTable;
