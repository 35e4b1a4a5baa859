import type { bookingsListsRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { exportAttendance } from '../attendance/attendance.export.ts';
import { readAttendance } from '../attendance/attendance.service.ts';
import { takeBackCheckIn } from '../door/door.service.ts';
import { addList, changeList, readLists, removeList } from './lists.service.ts';

export const listsHandlers = (work: Work): Handlers<typeof bookingsListsRoutes> => ({
  'GET /api/events/:eventId/check-in-lists': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readLists(work, person, params.eventId),
  }),
  'POST /api/events/:eventId/check-in-lists': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await addList(work, person, params.eventId, body),
  }),
  'PUT /api/check-in-lists/:listId': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await changeList(work, person, params.listId, body),
  }),
  'DELETE /api/check-in-lists/:listId': async ({ person, received: { params } }) => {
    await removeList(work, person, params.listId);
    return { status: 200, body: {} };
  },
  'DELETE /api/check-in-lists/:listId/places/:placeId': async ({ person, received }) => {
    const { listId, placeId } = received.params;
    await takeBackCheckIn(work, person, placeId, listId);
    return { status: 200, body: {} };
  },
  'GET /api/events/:eventId/attendance': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await readAttendance(work, person, params.eventId, query.listId),
  }),
  'GET /api/events/:eventId/attendance/export': ({ person, received: { params, query } }) =>
    exportAttendance(work, person, params.eventId, query),
});
