import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { closed, Empty, Id, keepsEmpty } from '../../kernel/values.ts';
import {
  AnswerInput,
  CalendarEvent,
  CalendarEventUpdate,
  CalendarFeed,
  CalendarImport,
  EntriesFound,
  EntryQuery,
  EntryUpdate,
  EntryWhich,
  EntryInvitation,
  NewCalendarEvent,
  NewEntry,
  OccurrenceQuery,
  Occurrences,
  OneEntry,
} from './calendar.schema.ts';

const OneEvent = Type.Object({ event: CalendarEvent });
const params = Type.Object({ entryId: Id('calendar.entry') });
const secret = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });
const name = Type.String({ maxLength: 40 });
const names = Type.Union([Type.Array(name, { maxItems: 20 }), name], keepsEmpty);

/** As the spec has them. `calendars[]` absent: all; there but empty: none. */
export const calendarRoutes = {
  'GET /apps/calendar/events': {
    summary:
      'My entries, of the calendars asked for; what repeats as often as it does in the year before and after',
    access: 'signed-in',
    query: Type.Object({
      'calendars[]': Type.Optional(names),
      calendars: Type.Optional(names),
    }),
    replies: { 200: Type.Array(CalendarEvent) },
  },
  'POST /apps/calendar/add-event': {
    summary: 'Add an entry',
    access: 'signed-in',
    repeats: 'once',
    body: Type.Object({ event: NewCalendarEvent }, closed),
    replies: { 201: OneEvent },
    problems: ['calendar.ends_before_start'],
  },
  'POST /apps/calendar/update-event': {
    summary:
      'Change the given fields of an entry of mine, or of one repeat; its calendar is that of all',
    access: 'signed-in',
    repeats: 'once',
    body: Type.Object({ event: CalendarEventUpdate }, closed),
    replies: { 200: OneEvent },
    problems: ['calendar.ends_before_start'],
  },
  'DELETE /apps/calendar/remove-event': {
    summary: 'Delete an entry of mine, or one repeat',
    access: 'signed-in',
    repeats: 'once',
    query: Type.Object({ id: Id('calendar.entry') }),
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;

const writing = [
  'calendar.ends_before_start',
  'calendar.rule_unknown',
  'calendar.zone_unknown',
  'email.unknown_addressee',
];

export const calendarEntriesRoutes = {
  'GET /api/calendar/occurrences': {
    summary: 'All that is in my calendar between two instants: entries, starred sessions, tasks',
    access: 'signed-in',
    query: OccurrenceQuery,
    replies: { 200: Occurrences },
    problems: ['calendar.range_too_long'],
  },
  'GET /api/calendar/find': {
    summary: 'Entries that are mine or that I am invited to, by words in them',
    access: 'signed-in',
    query: EntryQuery,
    replies: { 200: EntriesFound },
  },
  'POST /api/calendar/entries': {
    summary: 'Add an entry, with repeats, reminder and guests, who are invited',
    access: 'signed-in',
    repeats: 'once',
    body: NewEntry,
    replies: { 201: OneEntry },
    problems: writing,
  },
  'GET /api/calendar/entries/:entryId': {
    summary: 'An entry that is mine or that I am invited to; by the number of a repeat as well',
    access: 'signed-in',
    params,
    replies: { 200: OneEntry },
  },
  'PATCH /api/calendar/entries/:entryId': {
    summary: 'Change an entry of mine: all of its repeats, one, or one and those after it',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: EntryUpdate,
    replies: { 200: OneEntry },
    problems: [...writing, 'calendar.changed_meanwhile', 'calendar.no_such_repeat'],
  },
  'DELETE /api/calendar/entries/:entryId': {
    summary: 'Delete an entry of mine, or some of its repeats; guests are notified',
    access: 'signed-in',
    repeats: 'once',
    params,
    query: EntryWhich,
    replies: { 200: Empty },
    problems: ['calendar.no_such_repeat'],
  },
  'POST /api/calendar/entries/:entryId/restore': {
    summary: 'Bring back an entry, or the repeats, that I deleted last',
    access: 'signed-in',
    repeats: 'once',
    params,
    replies: { 200: OneEntry },
  },
  'POST /api/calendar/entries/:entryId/answer': {
    summary: 'Say whether I come: to all, or to one repeat',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: AnswerInput,
    replies: { 200: OneEntry },
    problems: ['calendar.no_such_repeat'],
  },
  'GET /api/calendar/entries/:entryId/entry.ics': {
    summary: 'An entry as a calendar file',
    access: 'signed-in',
    params,
    download: 'text/calendar',
    replies: {},
  },
} as const satisfies RouteTable;

export const calendarExchangeRoutes = {
  'POST /api/calendar/imports': {
    summary: 'What a calendar file would bring; with apply it comes in',
    access: 'signed-in',
    repeats: 'once',
    query: Type.Object({ apply: Type.Optional(Type.Boolean()) }),
    upload: { types: ['text/calendar'], maxBytes: 2_000_000 },
    replies: { 200: CalendarImport },
    problems: ['calendar.file_unreadable'],
  },
  'POST /api/calendar/imports/:importId/undo': {
    summary: 'Undo an import of mine, where nobody changed its entries since',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ importId: Id('calendar.import') }),
    replies: { 200: Type.Object({ removed: Type.Integer(), kept: Type.Integer() }) },
  },
  'GET /api/calendar/feed': {
    summary: 'Whether my calendar has a secret address',
    access: 'signed-in',
    replies: { 200: CalendarFeed },
  },
  'POST /api/calendar/feed': {
    summary: 'Make a secret address for my calendar; one before it dies',
    access: 'signed-in',
    repeats: 'never',
    replies: { 201: Type.Object({ url: Type.String() }) },
  },
  'DELETE /api/calendar/feed': {
    summary: 'End the secret address',
    access: 'signed-in',
    repeats: 'once',
    replies: { 200: Empty },
  },
  'GET /api/calendar/feeds/:token/calendar.ics': {
    summary: 'My calendar for other programs, by its secret address',
    access: 'public',
    params: secret,
    download: 'text/calendar',
    replies: {},
  },
  'GET /api/calendar/invitations/:token': {
    summary: 'What somebody was invited to, by the link in their email',
    access: 'public',
    params: secret,
    replies: { 200: EntryInvitation },
    limit: 'link',
  },
  'POST /api/calendar/invitations/:token': {
    summary: 'Say by the link in an email whether one comes',
    access: 'public',
    repeats: 'never',
    params: secret,
    body: AnswerInput,
    replies: { 200: EntryInvitation },
    limit: 'link',
    problems: ['calendar.no_such_repeat'],
  },
} as const satisfies RouteTable;
