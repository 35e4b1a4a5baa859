import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { DoorFilter } from './bookings.door.schema.ts';
import {
  DoorAttendance,
  AttendanceQuery,
  EntryList,
  EntryListInput,
  EntryLists,
  EntryListUpdate,
} from './bookings.lists.schema.ts';

const eventParams = Type.Object({ eventId: Id('events.event') });
const params = Type.Object({ listId: Id('bookings.list') });

/** Check-in lists beside the event's own, and how many have come by each. */
export const bookingsListsRoutes = {
  'GET /api/events/:eventId/check-in-lists': {
    summary: 'The check-in lists of an event with how many have come, and what one can be made of',
    access: 'admin',
    params: eventParams,
    replies: { 200: EntryLists },
  },
  'POST /api/events/:eventId/check-in-lists': {
    summary: 'Make a check-in list',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: EntryListInput,
    replies: { 201: EntryList },
    problems: ['bookings.list_ends_first', 'bookings.too_many_lists'],
  },
  'PUT /api/check-in-lists/:listId': {
    summary: 'Change a check-in list; who is in stays in',
    access: 'admin',
    repeats: 'once',
    params,
    body: EntryListUpdate,
    replies: { 200: EntryList },
    problems: ['bookings.list_ends_first', 'bookings.lists.changed_meanwhile'],
  },
  'DELETE /api/check-in-lists/:listId': {
    summary: 'Delete a check-in list with who came by it',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
  },
  'DELETE /api/check-in-lists/:listId/places/:placeId': {
    summary: 'Undo that somebody was checked in on a list',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ ...params.properties, placeId: Id('bookings.place') }),
    replies: { 200: Empty },
  },
  'GET /api/events/:eventId/attendance': {
    summary: 'How many have come, by ticket and by hour; of the event’s own list, or of another',
    access: 'admin',
    params: eventParams,
    query: AttendanceQuery,
    replies: { 200: DoorAttendance },
  },
  'GET /api/events/:eventId/attendance/export': {
    summary: 'Who is expected and who has come, as a CSV file',
    access: 'admin',
    params: eventParams,
    query: DoorFilter,
    download: 'text/csv; charset=utf-8',
    replies: {},
  },
} as const satisfies RouteTable;
