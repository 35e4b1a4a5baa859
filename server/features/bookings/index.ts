import { bookingsRoutes } from '@plenum/contract/features/bookings/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { bookingsHandlers } from './bookings.routes.ts';

export { addBooking } from './bookings.service.ts';

export const mountBookings = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, bookingsRoutes, work, bookingsHandlers);
