import type { RouteTable } from '../../kernel/route.ts';
import { AnalyticsReport, ReportQuery } from './analytics.figures.schema.ts';

export const analyticsFiguresRoutes = {
  'GET /api/analytics': {
    summary: 'Visits, people, orders, money, mails and help of a period, beside the one before it',
    access: 'admin',
    query: ReportQuery,
    replies: { 200: AnalyticsReport },
    problems: ['payments.too_large'],
  },
} as const satisfies RouteTable;
