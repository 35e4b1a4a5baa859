export { calendarMessages } from './calendar.messages.ts';
export { calendarProblems } from './calendar.problems.ts';
export {
  calendarEntriesRoutes,
  calendarExchangeRoutes,
  calendarRoutes,
} from './calendar.routes.ts';
export type {
  Answer,
  CalendarEvent,
  CalendarEventUpdate,
  CalendarFeed,
  CalendarImport,
  CalendarName,
  EntriesFound,
  Entry,
  EntryUpdate,
  EntryWhich,
  Guest,
  EntryInvitation,
  Layer,
  NewCalendarEvent,
  NewEntry,
  Occurrence,
  Occurrences,
  Scope,
} from './calendar.schema.ts';
