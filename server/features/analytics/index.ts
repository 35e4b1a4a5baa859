import {
  analyticsCardsRoutes,
  analyticsCountingRoutes,
  analyticsCourseRoutes,
  analyticsFiguresRoutes,
  analyticsReportsRoutes,
  analyticsWeeklyRoutes,
} from '@plenum/contract/features/analytics/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { cardsHandlers } from './cards/cards.routes.ts';
import { countingHandlers } from './counting/counting.routes.ts';
import { gatherViews, keepWriting } from './counting/counting.ts';
import { courseHandlers } from './course/course.routes.ts';
import { figuresHandlers } from './figures/figures.routes.ts';
import { reportsHandlers } from './reports/reports.routes.ts';
import { weeklyHandlers } from './weekly/weekly.routes.ts';

export { type Waiting } from './counting/counting.waiting.ts';
export { writeViews } from './counting/counting.write.ts';
export { forgetOldViews } from './counting/counting.forget.ts';
export { analyticsJobs, askWeekly } from './weekly/weekly.jobs.ts';
export { findWeeklyAbout } from './weekly/weekly.queries.ts';

export function mountAnalytics(doorway: Doorway, work: Work): void {
  const counting = gatherViews(work);
  doorway.app.addHook('onClose', keepWriting(work, counting));
  mountRoutes(doorway, analyticsCountingRoutes, work, countingHandlers(counting));
  mountRoutes(doorway, analyticsFiguresRoutes, work, figuresHandlers);
  mountRoutes(doorway, analyticsCourseRoutes, work, courseHandlers);
  mountRoutes(doorway, analyticsReportsRoutes, work, reportsHandlers);
  mountRoutes(doorway, analyticsWeeklyRoutes, work, weeklyHandlers);
  mountRoutes(doorway, analyticsCardsRoutes, work, cardsHandlers);
}
