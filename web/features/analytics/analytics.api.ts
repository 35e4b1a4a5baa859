import type {
  AnalyticsPeriod,
  CourseQuery,
  PaperQuery,
  ShareQuery,
  WeeklyReportInput,
} from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';

export const readReport = (period: AnalyticsPeriod, signal: AbortSignal) =>
  call('GET /api/analytics', { query: { period }, signal });

export const readShare = (query: ShareQuery, signal: AbortSignal) =>
  call('GET /api/analytics/share', { query, signal });

export const savePaper = (query: PaperQuery) => download('GET /api/analytics/pdf', { query });

export const readWeekly = (signal: AbortSignal) => call('GET /api/analytics/weekly', { signal });

export const chooseWeekly = (body: WeeklyReportInput) =>
  call('PUT /api/analytics/weekly', { body });

export const readWeeklyLink = (token: string) =>
  call('GET /api/analytics/weekly/:token', { params: { token } });

export const stopWeekly = (token: string) =>
  call('POST /api/analytics/weekly/:token/stop', { params: { token } });

export const readEventFigures = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/analytics', { params: { eventId }, signal });

export const saveSessions = (eventId: number) =>
  download('GET /api/events/:eventId/analytics/sessions.csv', { params: { eventId } });

export const saveBooths = (eventId: number) =>
  download('GET /api/events/:eventId/analytics/booths.csv', { params: { eventId } });

export const saveSponsors = (eventId: number) =>
  download('GET /api/events/:eventId/analytics/sponsors.csv', { params: { eventId } });

/** Of which event, and whose minutes: those of its busiest day where none is said. */
export interface CourseAsked {
  eventId: number;
  day: string | undefined;
}

const queryOf = (day: string | undefined): CourseQuery => (day === undefined ? {} : { day });

export const readCourse = ({ eventId, day }: CourseAsked, signal: AbortSignal) =>
  call('GET /api/events/:eventId/analytics/course', {
    params: { eventId },
    query: queryOf(day),
    signal,
  });

export const saveDays = (eventId: number) =>
  download('GET /api/events/:eventId/analytics/days.csv', { params: { eventId } });

export const saveMinutes = (eventId: number, day: string) =>
  download('GET /api/events/:eventId/analytics/minutes.csv', {
    params: { eventId },
    query: { day },
  });
