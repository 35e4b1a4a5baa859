export { bookingsMessages } from './bookings.messages.ts';
export { bookingsProblems } from './bookings.problems.ts';
export { bookingsOwnRoutes } from './bookings.own.routes.ts';
export { bookingsRecordRoutes } from './bookings.routes.ts';
export type {
  BookInput,
  Booking,
  BookingAnswer,
  BookingFilter,
  BookingHead,
  BookingLine,
  BookingPage,
  BookingQuery,
  BookingRecord,
  BookingState,
  BookingSums,
  CancelBookingInput,
  CheckInput,
  CheckList,
  CheckPlace,
  CheckResult,
  DetailsInput,
  HoldInput,
  MyBooking,
  Place,
  WantedInput,
} from './bookings.schema.ts';
