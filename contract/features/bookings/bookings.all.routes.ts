import { bookingsAnswersRoutes } from './bookings.answers.routes.ts';
import { bookingsBadgesRoutes } from './bookings.badges.routes.ts';
import { bookingsCourseRoutes } from './bookings.course.routes.ts';
import { bookingsFilesRoutes } from './bookings.files.routes.ts';
import { bookingsFillsRoutes } from './bookings.fills.routes.ts';
import { bookingsHandRoutes } from './bookings.hand.routes.ts';
import { bookingsKioskRoutes } from './bookings.kiosk.routes.ts';
import { bookingsLettersRoutes } from './bookings.letters.routes.ts';
import { bookingsListsRoutes } from './bookings.lists.routes.ts';
import { bookingsOwnRoutes } from './bookings.own.routes.ts';
import { bookingsRoomRoutes } from './bookings.room.routes.ts';
import { bookingsRecordRoutes } from './bookings.routes.ts';
import { bookingsUpgradesRoutes } from './bookings.upgrades.routes.ts';
import { bookingsWaitingRoutes } from './bookings.waiting.routes.ts';

/** Each part is mounted by itself. */
export const allBookingsRoutes = {
  ...bookingsRecordRoutes,
  ...bookingsAnswersRoutes,
  ...bookingsCourseRoutes,
  ...bookingsFilesRoutes,
  ...bookingsFillsRoutes,
  ...bookingsHandRoutes,
  ...bookingsBadgesRoutes,
  ...bookingsLettersRoutes,
  ...bookingsKioskRoutes,
  ...bookingsListsRoutes,
  ...bookingsOwnRoutes,
  ...bookingsUpgradesRoutes,
  ...bookingsWaitingRoutes,
  ...bookingsRoomRoutes,
};
