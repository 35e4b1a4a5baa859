import type { bookingsRoomRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { enterRoom } from './room.enter.ts';
import { readDraw, readRoom, readRoomNow } from './room.read.ts';
import { pauseRoom, setRoom } from './room.rules.ts';

const ok = async <Body>(body: Promise<Body>) => ({ status: 200 as const, body: await body });

export const roomHandlers = (work: Work): Handlers<typeof bookingsRoomRoutes> => ({
  'GET /api/e/:slug/room': ({ received: { params } }) => readRoomNow(work, params.slug),
  'POST /api/e/:slug/room': ({ received: { params, body }, network }) =>
    ok(enterRoom(work, params.slug, body, network)),
  'GET /api/e/:slug/room/draw': ({ received: { params } }) => readDraw(work, params.slug),
  'GET /api/events/:eventId/room': ({ person, received: { params } }) =>
    ok(readRoom(work, person, params.eventId)),
  'PUT /api/events/:eventId/room': ({ person, received: { params, body } }) =>
    ok(setRoom(work, person, params.eventId, body)),
  'PUT /api/events/:eventId/room/pause': ({ person, received: { params, body } }) =>
    ok(pauseRoom(work, person, params.eventId, body.isPaused)),
});
