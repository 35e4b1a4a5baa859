export { bookAgain } from './bookings.again.ts';
export { findBookingsAbout } from './bookings.about.queries.ts';
export {
  clearBookings,
  countBooked,
  countSoFar,
  countTickets,
  wasBooked,
} from './bookings.booked.queries.ts';
export { forgetInBookings } from './bookings.forget.ts';
export { findHeldBy, holdsTicket } from './bookings.people.queries.ts';
export { followInvoice, followTry } from './bookings.follow.ts';
export { mountBookings } from './bookings.mount.ts';
export { findEndedHolds } from './bookings.places.queries.ts';
export { endEndedHolds, endUnpaidBookings, forgetAnswers } from './bookings.round.ts';
export { checkIn } from './door/door.service.ts';
export { opensTo } from './opens/opens.answer.ts';
export { addList } from './lists/lists.service.ts';
export { book } from './own/own.book.ts';
export { cancelOwn } from './own/own.end.ts';
export { keepDetails } from './own/own.details.ts';
export { keepPlaces } from './own/own.hold.ts';
export { readOwn } from './own/own.read.ts';
export { opensWithDraw, runRooms } from './room/room.round.ts';
export { cancelBooking, listBookings } from './record/record.service.ts';
export { callWaiting } from './waiting/waiting.call.ts';
export { joinWaiting } from './waiting/waiting.join.ts';
export { leftForAll } from './waiting/waiting.line.ts';
export { findWaitingAbout } from './waiting/waiting.list.queries.ts';
export { waitingTokenOf } from './waiting/waiting.secrets.ts';
export { confirmWaiting } from './waiting/waiting.own.ts';
export { bookingsJobs, forgetWaiting, serveAllWaiting } from './waiting/waiting.serve.ts';
