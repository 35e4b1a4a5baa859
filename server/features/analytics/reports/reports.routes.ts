import type { analyticsReportsRoutes } from '@plenum/contract/features/analytics/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { exportReport, readEventFigures } from './reports.ts';

export const reportsHandlers = (work: Work): Handlers<typeof analyticsReportsRoutes> => ({
  'GET /api/events/:eventId/analytics': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readEventFigures(work, person, params.eventId),
  }),
  'GET /api/events/:eventId/analytics/sessions.csv': ({ person, received: { params } }) =>
    exportReport(work, person, params.eventId, 'sessions'),
  'GET /api/events/:eventId/analytics/booths.csv': ({ person, received: { params } }) =>
    exportReport(work, person, params.eventId, 'booths'),
  'GET /api/events/:eventId/analytics/sponsors.csv': ({ person, received: { params } }) =>
    exportReport(work, person, params.eventId, 'sponsors'),
});
