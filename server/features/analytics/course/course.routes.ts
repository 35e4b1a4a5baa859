import type { analyticsCourseRoutes } from '@plenum/contract/features/analytics/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { exportDays, exportMinutes } from './course.files.ts';
import { readCourse } from './course.ts';

export const courseHandlers = (work: Work): Handlers<typeof analyticsCourseRoutes> => ({
  'GET /api/events/:eventId/analytics/course': async ({ person, received }) => ({
    status: 200,
    body: await readCourse(work, person, received.params.eventId, received.query),
  }),
  'GET /api/events/:eventId/analytics/days.csv': ({ person, received: { params } }) =>
    exportDays(work, person, params.eventId),
  'GET /api/events/:eventId/analytics/minutes.csv': ({ person, received: { params, query } }) =>
    exportMinutes(work, person, params.eventId, query),
});
