import { isDay } from './calendar.days.ts';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the address of the calendar can say. */
export interface CalendarSearch {
  view?: CalendarView;
  /** A day of what is shown. */
  on?: string;
  /** The entry in the drawer, or `new`. */
  entry?: string;
  /** Which of its repeats; of a new one, when it begins. */
  at?: string;
  /** When a new one ends. */
  to?: string;
}

export type AddressChange = { [K in keyof CalendarSearch]: CalendarSearch[K] | undefined };

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/;
const isMoment = (text: unknown): text is string =>
  isDay(text) ||
  (typeof text === 'string' && instant.test(text) && !Number.isNaN(Date.parse(text)));

export function readCalendarSearch(search: Record<string, unknown>): CalendarSearch {
  const { on, entry, at, to } = search;
  const view = calendarViews.find((name) => name === search['view']);
  return {
    ...(view ? { view } : {}),
    ...(isDay(on) ? { on } : {}),
    ...(typeof entry === 'string' && /^(new|[1-9]\d{0,14})$/.test(entry) ? { entry } : {}),
    ...(isMoment(at) ? { at } : {}),
    ...(isMoment(to) ? { to } : {}),
  };
}

export interface CalendarScreenProps {
  search: CalendarSearch;
  onAddress: (change: AddressChange) => void;
}
