import type {
  AnalyticsPeriod,
  AnalyticsReport,
  EventCourse,
  EventFigures,
  ShareQuery,
  ShareReport,
  WeeklyReport,
} from '@plenum/contract';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import {
  type CourseAsked,
  readCourse,
  readEventFigures,
  readReport,
  readShare,
  readWeekly,
} from './analytics.api.ts';

/** Where many look, something is opened at every moment: figures need not follow each. */
const calmMs = 5_000;

/** Stars, booth visits, questions and lines are told to those they concern alone: looked at now and then. */
export const lookAgainMs = 60_000;

const soon = () => readAgain(undefined, calmMs);

/** Of all that happens, so that any of it may move them. */
export const report = liveAnswer<AnalyticsReport, AnalyticsPeriod>({
  key: ['analytics', 'report'],
  read: readReport,
  told: () => ({
    'analytics.counted': soon,
    'payments.payment_changed': soon,
    'invoices.invoice_changed': soon,
  }),
});

export const share = liveAnswer<ShareReport, ShareQuery>({
  key: ['analytics', 'share'],
  read: readShare,
  told: () => ({ 'analytics.counted': soon }),
});

export const eventFigures = liveAnswer<EventFigures, number>({
  key: ['analytics', 'event'],
  read: readEventFigures,
  told: () => ({ 'analytics.counted': soon }),
});

export const course = liveAnswer<EventCourse, CourseAsked>({
  key: ['analytics', 'course'],
  read: readCourse,
  told: () => ({ 'analytics.counted': soon, 'events.people_changed': soon }),
});

export const weekly = liveAnswer<WeeklyReport>({
  key: ['analytics', 'weekly'],
  read: (_, signal) => readWeekly(signal),
  told: () => ({ 'analytics.weekly_changed': () => readAgain() }),
});
