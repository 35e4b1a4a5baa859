export { NewBooking as NewBookingSchema } from '@plenum/contract/features/bookings/bookings.schema.ts';
