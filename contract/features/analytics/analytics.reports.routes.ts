import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { EventFigures } from './analytics.reports.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });

const file = (summary: string) =>
  ({ summary, access: 'admin', params, download: 'text/csv', replies: {} }) as const;

export const analyticsReportsRoutes = {
  'GET /api/events/:eventId/analytics': {
    summary: 'What came of the sessions, booths and sponsors of an event',
    access: 'admin',
    params,
    replies: { 200: EventFigures },
  },
  'GET /api/events/:eventId/analytics/sessions.csv': file('Sessions and their stars, as CSV'),
  'GET /api/events/:eventId/analytics/booths.csv': file('Booths and their visitors, as CSV'),
  'GET /api/events/:eventId/analytics/sponsors.csv': file('Sponsors and who saw them, as CSV'),
} as const satisfies RouteTable;
