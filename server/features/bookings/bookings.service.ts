import type { Booking, BookingUpdate } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { findBookings, insertBooking, updateBooking } from './bookings.queries.ts';

type Key = string | null;
type Change = (tx: Tx) => Promise<Booking | null>;

const most = 100;

export const listBookings = (work: Work, { organisationId }: Person) =>
  findBookings(work.db, organisationId, most);

export const addBooking = (work: Work, person: Person, title: string, key: Key) =>
  write(work, person, key, (tx) => insertBooking(tx, person.organisationId, title));

export const changeBooking = (
  work: Work,
  person: Person,
  id: number,
  to: BookingUpdate,
  key: Key,
) => write(work, person, key, (tx) => updateBooking(tx, person.organisationId, id, to));

/** Admins write, everybody of the organisation hears of it. */
function write(work: Work, person: Person, key: Key, change: Change): Promise<Booking> {
  if (person.role !== 'admin') throw problem('forbidden');
  return work.transaction(async (tx) => {
    const booking = await change(tx);
    if (!booking) throw problem('not_found');
    const all = await findBookings(tx, person.organisationId, most + 1);
    if (all.length > most) throw problem('bookings.full');
    const told = { booking, ...(key !== null && { key }) };
    tx.tell('bookings.booking_changed', told, [everyoneIn(person.organisationId)]);
    return booking;
  });
}
