import * as Type from 'typebox';
import { oneClick } from '../../kernel/one-click.ts';
import type { RouteTable } from '../../kernel/route.ts';
import {
  PaperQuery,
  WeeklyLink,
  WeeklyReport,
  WeeklyReportInput,
} from './analytics.weekly.schema.ts';

const secret = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });

export const analyticsWeeklyRoutes = {
  'GET /api/analytics/pdf': {
    summary: 'The figures of a period as PDF, in a language, its moment by the clock of a zone',
    access: 'admin',
    query: PaperQuery,
    download: 'application/pdf',
    replies: {},
    problems: ['payments.too_large'],
  },
  'GET /api/analytics/weekly': {
    summary: 'Whether I get the report by email every Monday',
    access: 'admin',
    replies: { 200: WeeklyReport },
  },
  'PUT /api/analytics/weekly': {
    summary: 'Start or stop emailing me the report every Monday',
    access: 'admin',
    repeats: 'same',
    body: WeeklyReportInput,
    replies: { 200: WeeklyReport },
  },
  'GET /api/analytics/weekly/:token': {
    summary: 'Which weekly report the link in an email is about',
    access: 'public',
    params: secret,
    replies: { 200: WeeklyLink },
    limit: 'link',
  },
  'POST /api/analytics/weekly/:token/stop': {
    summary: 'Stop the weekly reports by the link in one; no account is needed',
    access: 'public',
    repeats: 'never',
    params: secret,
    replies: { 200: WeeklyLink },
    limit: 'link',
  },
  'POST /reports/stop/:token': {
    summary: 'The same for mail programs, at the address of the page: one click (RFC 8058)',
    access: 'public',
    repeats: 'never',
    params: secret,
    upload: oneClick,
    replies: { 200: WeeklyLink },
    limit: 'link',
  },
} as const satisfies RouteTable;
