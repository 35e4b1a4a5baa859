import { calendarEntriesRoutes, calendarRoutes } from '@plenum/contract/features/calendar/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { calendarEntriesHandlers, calendarHandlers } from './calendar.routes.ts';

export { sweepCalendar } from './calendar.restore.ts';

export const mountCalendar = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, calendarRoutes, calendarHandlers(work));
  mountRoutes(doorway, calendarEntriesRoutes, calendarEntriesHandlers(work));
};
