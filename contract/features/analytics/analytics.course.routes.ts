import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { CourseQuery, EventCourse } from './analytics.course.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });

export const analyticsCourseRoutes = {
  'GET /api/events/:eventId/analytics/course': {
    summary: 'How many came, took part and came again, by day and by minute',
    access: 'admin',
    params,
    query: CourseQuery,
    replies: { 200: EventCourse },
  },
  'GET /api/events/:eventId/analytics/days.csv': {
    summary: 'Who took part and came again by day, as CSV',
    access: 'admin',
    params,
    download: 'text/csv',
    replies: {},
  },
  'GET /api/events/:eventId/analytics/minutes.csv': {
    summary: 'What happened in each minute of a day, as CSV',
    access: 'admin',
    params,
    query: CourseQuery,
    download: 'text/csv',
    replies: {},
  },
} as const satisfies RouteTable;
