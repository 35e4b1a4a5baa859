import type { bookingsBadgesRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { previewBadge, printPlace, printRun, readRun } from './badges.print.ts';
import { readBadges, saveBadges } from './badges.service.ts';

export const badgesHandlers = (work: Work): Handlers<typeof bookingsBadgesRoutes> => ({
  'GET /api/events/:eventId/badges': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readBadges(work, person, params.eventId),
  }),
  'PUT /api/events/:eventId/badges': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await saveBadges(work, person, params.eventId, body),
  }),
  'POST /api/events/:eventId/badges/preview': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await previewBadge(work, person, params.eventId, body),
  }),
  'GET /api/events/:eventId/badges/run': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await readRun(work, person, params.eventId, query),
  }),
  'GET /api/events/:eventId/badges/print': ({ person, received: { params, query } }) =>
    printRun(work, person, params.eventId, query),
  'GET /api/places/:placeId/badge': ({ person, received: { params } }) =>
    printPlace(work, person, params.placeId),
});
