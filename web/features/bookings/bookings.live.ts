import type { BookingPage, BookingRecord, CheckList, PersonBooking } from '@plenum/contract';
import { again, readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import {
  type BookingsOf,
  type DoorPage,
  readBookings,
  readBookingsOf,
  readDoor,
  readRecord,
} from './bookings.api.ts';

/** Many may book at once: a list is read again when it is calmer. */
const calmMs = 300;

/** Only the server knows which page of which search a booking belongs to. */
export const bookings = liveAnswer<BookingPage, BookingsOf>({
  key: ['bookings', 'list'],
  read: readBookings,
  told: () => ({
    'bookings.changed': ({ booking }) =>
      readAgain(({ eventId }) => eventId === booking.eventId, calmMs),
    'bookings.checked_in': (told) => readAgain(({ eventId }) => eventId === told.eventId, calmMs),
  }),
});

/**
 * A message carries the head of a booking; its places, money and history are read, also where it is only
 * shown with what it was added to.
 */
export const booking = liveAnswer<BookingRecord, number>({
  key: ['bookings', 'record'],
  read: readRecord,
  told: () => ({
    'bookings.changed': ({ booking: told }) => ({
      step: (known, id) => {
        if (told.addsTo === id || known.first?.id === told.id) return again;
        return id === told.id && known.version < told.version ? again : known;
      },
    }),
    'bookings.checked_in': ({ eventId }) => ({
      step: (known) => (known.eventId === eventId ? again : known),
      calmMs,
    }),
  }),
});

/** What somebody booked; whose a booking is no message says. */
export const bookingsOfPerson = liveAnswer<PersonBooking[], number>({
  key: ['bookings', 'person'],
  read: readBookingsOf,
  told: () => ({
    'bookings.changed': () => readAgain(() => true, calmMs),
    'bookings.checked_in': () => readAgain(() => true, calmMs),
  }),
});

/** Who is expected and who has come. */
export const door = liveAnswer<CheckList, DoorPage>({
  key: ['bookings', 'door'],
  read: readDoor,
  told: () => ({
    'bookings.checked_in': (told) =>
      readAgain(({ eventId, listId }) => listId === null && eventId === told.eventId, calmMs),
    'bookings.list_changed': (told) => readAgain(({ listId }) => listId === told.listId, calmMs),
    'bookings.changed': ({ booking: told }) =>
      readAgain(({ eventId }) => eventId === told.eventId, calmMs),
  }),
});

/** What a call answered may be older than what is known by then. */
export const learntRecord = (answer: BookingRecord) =>
  booking.changedAt(answer.id, (known) => (known.version <= answer.version ? answer : known));
