export { bookAgain } from './bookings.again.ts';
export { findBookingsAbout } from './bookings.about.queries.ts';
export {
  clearBookings,
  countBooked,
  countSoFar,
  countTickets,
  wasBooked,
} from './bookings.booked.queries.ts';
export { followInvoice, followTry } from './bookings.follow.ts';
export { mountBookings } from './bookings.mount.ts';
export { findEndedHolds } from './bookings.places.queries.ts';
export { endEndedHolds, endUnpaidBookings, forgetAnswers } from './bookings.round.ts';
export { book } from './own/own.book.ts';
export { keepDetails } from './own/own.details.ts';
export { keepPlaces } from './own/own.hold.ts';
export { readOwn } from './own/own.read.ts';
