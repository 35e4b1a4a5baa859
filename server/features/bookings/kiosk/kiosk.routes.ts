import type { bookingsKioskRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { badgeAtKiosk, checkAtKiosk } from './kiosk.check.ts';
import { addKiosk, endKiosk, readFace, readKiosks } from './kiosk.service.ts';

export const kioskHandlers = (work: Work): Handlers<typeof bookingsKioskRoutes> => ({
  'GET /api/events/:eventId/kiosks': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readKiosks(work, person, params.eventId),
  }),
  'POST /api/events/:eventId/kiosks': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await addKiosk(work, person, params.eventId, body),
  }),
  'DELETE /api/kiosks/:kioskId': async ({ person, received: { params } }) => {
    await endKiosk(work, person, params.kioskId);
    return { status: 200, body: {} };
  },
  'GET /api/kiosk/:token': async ({ received: { params } }) => ({
    status: 200,
    body: await readFace(work, params.token),
  }),
  'POST /api/kiosk/:token/check-ins': async ({ received: { params, body } }) => ({
    status: 200,
    body: await checkAtKiosk(work, params.token, body),
  }),
  'GET /api/kiosk/:token/check-ins/:key/badge': ({ received: { params } }) =>
    badgeAtKiosk(work, params.token, params.key),
});
