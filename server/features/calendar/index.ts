import {
  calendarEntriesRoutes,
  calendarExchangeRoutes,
  calendarRoutes,
} from '@plenum/contract/features/calendar/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { calendarExchangeHandlers } from './exchange/exchange.routes.ts';
import { calendarEntriesHandlers, calendarHandlers } from './calendar.routes.ts';

export { createEntry } from './entry/entry.add.ts';
export { answerEntry } from './invitation/invitation.answer.ts';
export { leaveCalendars } from './calendar.farewell.ts';
export { findCalendarAbout } from './calendar.farewell.queries.ts';
export { remindOfEntries } from './reminders/reminders.ts';
export { sweepCalendar } from './entry/entry.restore.ts';

export const mountCalendar = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, calendarRoutes, work, calendarHandlers);
  mountRoutes(doorway, calendarEntriesRoutes, work, calendarEntriesHandlers);
  mountRoutes(doorway, calendarExchangeRoutes, work, calendarExchangeHandlers);
};
