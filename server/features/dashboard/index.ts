import { dashboardRoutes } from '@plenum/contract/features/dashboard/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { dashboardHandlers } from './dashboard.routes.ts';

export { findLayoutsAbout } from './dashboard.queries.ts';

export const mountDashboard = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, dashboardRoutes, work, dashboardHandlers);
