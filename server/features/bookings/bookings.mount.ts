import {
  bookingsAnswersRoutes,
  bookingsBadgesRoutes,
  bookingsCourseRoutes,
  bookingsFilesRoutes,
  bookingsFillsRoutes,
  bookingsHandRoutes,
  bookingsLettersRoutes,
  bookingsKioskRoutes,
  bookingsListsRoutes,
  bookingsOwnRoutes,
  bookingsRecordRoutes,
  bookingsRoomRoutes,
  bookingsUpgradesRoutes,
  bookingsWaitingRoutes,
} from '@plenum/contract/features/bookings/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { answersHandlers } from './answers/answers.routes.ts';
import { badgesHandlers } from './badges/badges.routes.ts';
import { courseHandlers } from './course/course.routes.ts';
import { bookingsHandlers } from './bookings.routes.ts';
import { ownHandlers } from './own/own.routes.ts';
import { upgradesHandlers } from './upgrades/upgrades.routes.ts';
import { waitingHandlers } from './waiting/waiting.routes.ts';
import { roomHandlers } from './room/room.routes.ts';
import { filesHandlers } from './files/files.routes.ts';
import { fillsHandlers } from './fills/fills.routes.ts';
import { handHandlers } from './hand/hand.routes.ts';
import { lettersHandlers } from './letters/letters.routes.ts';
import { kioskHandlers } from './kiosk/kiosk.routes.ts';
import { listsHandlers } from './lists/lists.routes.ts';

export function mountBookings(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, bookingsRecordRoutes, work, bookingsHandlers);
  mountRoutes(doorway, bookingsAnswersRoutes, work, answersHandlers);
  mountRoutes(doorway, bookingsBadgesRoutes, work, badgesHandlers);
  mountRoutes(doorway, bookingsCourseRoutes, work, courseHandlers);
  mountRoutes(doorway, bookingsFilesRoutes, work, filesHandlers);
  mountRoutes(doorway, bookingsFillsRoutes, work, fillsHandlers);
  mountRoutes(doorway, bookingsHandRoutes, work, handHandlers);
  mountRoutes(doorway, bookingsLettersRoutes, work, lettersHandlers);
  mountRoutes(doorway, bookingsKioskRoutes, work, kioskHandlers);
  mountRoutes(doorway, bookingsListsRoutes, work, listsHandlers);
  mountRoutes(doorway, bookingsOwnRoutes, work, ownHandlers);
  mountRoutes(doorway, bookingsUpgradesRoutes, work, upgradesHandlers);
  mountRoutes(doorway, bookingsWaitingRoutes, work, waitingHandlers);
  mountRoutes(doorway, bookingsRoomRoutes, work, roomHandlers);
}
