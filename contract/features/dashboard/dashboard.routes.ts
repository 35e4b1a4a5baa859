import type { RouteTable } from '../../kernel/route.ts';
import { DashboardLayout } from './dashboard.schema.ts';

export const dashboardRoutes = {
  'GET /api/dashboard': {
    summary: 'How the person arranged the cards of the first page; empty where they did not',
    access: 'signed-in',
    replies: { 200: DashboardLayout },
  },
  'PUT /api/dashboard': {
    summary: 'Arrange the cards of the first page; empty lists bring the usual order back',
    access: 'signed-in',
    repeats: 'same',
    body: DashboardLayout,
    replies: { 200: DashboardLayout },
  },
} as const satisfies RouteTable;
