import {
  analyticsCardsRoutes,
  analyticsCourseRoutes,
  analyticsFiguresRoutes,
  analyticsReportsRoutes,
  analyticsWeeklyRoutes,
} from '@plenum/contract/features/analytics/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { cardsHandlers } from './cards/cards.routes.ts';
import { courseHandlers } from './course/course.routes.ts';
import { figuresHandlers } from './figures/figures.routes.ts';
import { reportsHandlers } from './reports/reports.routes.ts';
import { weeklyHandlers } from './weekly/weekly.routes.ts';

/** All but the counting, which gathers what it is told. */
export const routes = {
  ...analyticsFiguresRoutes,
  ...analyticsCourseRoutes,
  ...analyticsReportsRoutes,
  ...analyticsWeeklyRoutes,
  ...analyticsCardsRoutes,
};

export const handlers = (work: Work): Handlers<typeof routes> => ({
  ...figuresHandlers(work),
  ...courseHandlers(work),
  ...reportsHandlers(work),
  ...weeklyHandlers(work),
  ...cardsHandlers(work),
});
