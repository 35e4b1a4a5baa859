export { moderationMessages } from './moderation.messages.ts';
export { moderationProblems } from './moderation.problems.ts';
export { moderationRoutes } from './moderation.routes.ts';
export type {
  AppealAnswer,
  Case,
  CaseQuery,
  Cases,
  Measure,
  MeasureKind,
  Measures,
  NewMeasure,
  NewReport,
  ReportReason,
  Settlement,
  WordFilter,
} from './moderation.schema.ts';
