import { analyticsCountingRoutes } from '@plenum/contract/features/analytics/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { handlers, routes } from './analytics.routes.ts';
import { countingHandlers } from './counting/counting.routes.ts';
import { gatherViews, keepWriting } from './counting/counting.ts';

export { gatherViews } from './counting/counting.ts';
export { type Waiting } from './counting/counting.waiting.ts';
export { writeViews } from './counting/counting.write.ts';
export { forgetOldViews } from './counting/counting.forget.ts';
export { analyticsJobs, askWeekly } from './weekly/weekly.jobs.ts';
export { findWeeklyAbout } from './weekly/weekly.queries.ts';

export function mountAnalytics(doorway: Doorway, work: Work): void {
  const counting = gatherViews(work);
  doorway.app.addHook('onClose', keepWriting(work, counting));
  mountRoutes(doorway, analyticsCountingRoutes, work, countingHandlers(counting));
  mountRoutes(doorway, routes, work, handlers);
}
