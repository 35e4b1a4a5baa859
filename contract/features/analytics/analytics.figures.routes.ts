import type { RouteTable } from '../../kernel/route.ts';
import {
  AnalyticsReport,
  ReportQuery,
  ShareQuery,
  ShareReport,
} from './analytics.figures.schema.ts';

export const analyticsFiguresRoutes = {
  'GET /api/analytics': {
    summary: 'Visits, people, orders, money, emails and help of a period, beside the one before it',
    access: 'admin',
    query: ReportQuery,
    replies: { 200: AnalyticsReport },
    problems: ['payments.too_large'],
  },
  'GET /api/analytics/share': {
    summary: 'When visits of one country, device, source or kind of page were, in a period',
    access: 'admin',
    query: ShareQuery,
    replies: { 200: ShareReport },
  },
} as const satisfies RouteTable;
