import type { bookingsWaitingRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { joinWaiting } from './waiting.join.ts';
import { listWaiting, offerNow, removeWaiting, setWaiting } from './waiting.list.ts';
import { changeWaiting, confirmWaiting, leaveWaiting, readWaiting } from './waiting.own.ts';

export const waitingHandlers = (work: Work): Handlers<typeof bookingsWaitingRoutes> => ({
  'POST /api/e/:slug/waiting': async ({ received: { params, body }, network, language }) => {
    await joinWaiting(work, params.slug, body, { network, language });
    return { status: 202, body: {} };
  },
  'GET /api/waiting/:token': async ({ received: { params } }) => ({
    status: 200,
    body: await readWaiting(work, params.token),
  }),
  'POST /api/waiting/:token/confirm': async ({ received: { params } }) => ({
    status: 200,
    body: await confirmWaiting(work, params.token),
  }),
  'PUT /api/waiting/:token': async ({ received: { params, body } }) => ({
    status: 200,
    body: await changeWaiting(work, params.token, body.items),
  }),
  'POST /api/waiting/:token/leave': async ({ received: { params } }) => ({
    status: 200,
    body: await leaveWaiting(work, params.token),
  }),
  'GET /api/events/:eventId/waiting': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await listWaiting(work, person, params.eventId, query),
  }),
  'PUT /api/events/:eventId/waiting': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await setWaiting(work, person, params.eventId, body),
  }),
  'POST /api/waiting-entries/:waitingId/offer': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await offerNow(work, person, params.waitingId, body.why),
  }),
  'POST /api/waiting-entries/:waitingId/remove': async ({
    person,
    received: { params, body },
  }) => ({
    status: 200,
    body: await removeWaiting(work, person, params.waitingId, body.why),
  }),
});
