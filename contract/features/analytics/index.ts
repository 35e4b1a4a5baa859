export { analyticsCardsRoutes } from './analytics.cards.routes.ts';
export { type CardQuery, lastDays } from './analytics.cards.schema.ts';
export { analyticsCountingRoutes } from './analytics.counting.routes.ts';
export type { MemberViews, PublicViews, View, ViewingDevice } from './analytics.counting.schema.ts';
export { analyticsCourseRoutes } from './analytics.course.routes.ts';
export type { CourseQuery, EventCourse, EventDeed } from './analytics.course.schema.ts';
export { analyticsFiguresRoutes } from './analytics.figures.routes.ts';
export {
  analyticsPeriods,
  type AnalyticsPeriod,
  type AnalyticsReport,
  type AnalyticsSums,
  type ReportQuery,
  type ShareKind,
  type ShareQuery,
  type ShareReport,
} from './analytics.figures.schema.ts';
export { analyticsMessages } from './analytics.messages.ts';
export { analyticsReportsRoutes } from './analytics.reports.routes.ts';
export type { EventFigures } from './analytics.reports.schema.ts';
export { analyticsWeeklyRoutes } from './analytics.weekly.routes.ts';
export type {
  PaperQuery,
  WeeklyLink,
  WeeklyReport,
  WeeklyReportInput,
} from './analytics.weekly.schema.ts';
export type { ViewedScreen } from '../../kernel/viewed-screens.ts';
