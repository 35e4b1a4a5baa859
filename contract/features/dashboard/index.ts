export { dashboardMessages } from './dashboard.messages.ts';
export { dashboardRoutes } from './dashboard.routes.ts';
export type { DashboardCard, DashboardLayout } from './dashboard.schema.ts';
