import type { RouteTable } from '../../kernel/route.ts';
import { FiguresQuery, MoneyFigures } from './payments.figures.schema.ts';

export const paymentsFiguresRoutes = {
  'GET /api/payments/figures': {
    summary: 'What was billed, taxed and paid in a period, by day, rate and way, and what is open',
    access: 'admin',
    query: FiguresQuery,
    replies: { 200: MoneyFigures },
    problems: ['payments.period_wrong', 'payments.too_large'],
  },
} as const satisfies RouteTable;
