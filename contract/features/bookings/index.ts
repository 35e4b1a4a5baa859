import { bookingsRoutes as organisers } from './bookings.routes.ts';
import { bookingsOwnRoutes } from './bookings.own.routes.ts';

export { bookingsMessages } from './bookings.messages.ts';
export { bookingsProblems } from './bookings.problems.ts';
export { bookingsOwnRoutes } from './bookings.own.routes.ts';
export const bookingsRoutes = { ...organisers, ...bookingsOwnRoutes } as const;
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
  BookingWay,
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
