export { analyticsCountingRoutes } from './analytics.counting.routes.ts';
export type {
  MemberViews,
  PublicViews,
  View,
  ViewedScreen,
  ViewingDevice,
} from './analytics.counting.schema.ts';
