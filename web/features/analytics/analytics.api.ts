import type { AnalyticsPeriod } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';

export const readReport = (period: AnalyticsPeriod, signal: AbortSignal) =>
  call('GET /api/analytics', { query: { period }, signal });

export const readEventFigures = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/analytics', { params: { eventId }, signal });

export const saveSessions = (eventId: number) =>
  download('GET /api/events/:eventId/analytics/sessions.csv', { params: { eventId } });

export const saveBooths = (eventId: number) =>
  download('GET /api/events/:eventId/analytics/booths.csv', { params: { eventId } });

export const saveSponsors = (eventId: number) =>
  download('GET /api/events/:eventId/analytics/sponsors.csv', { params: { eventId } });
