import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  QuestionFigures,
  WrittenAnswerPage,
  WrittenAnswerQuery,
} from './bookings.answers.schema.ts';

const eventParams = Type.Object({ eventId: Id('events.event') });
const params = Type.Object({ questionId: Id('tickets.question') });

/** What was answered, for organisers. */
export const bookingsAnswersRoutes = {
  'GET /api/booking-questions/:questionId/figures': {
    summary: 'How a question was answered, counted by what was said and by ticket',
    access: 'admin',
    params,
    replies: { 200: QuestionFigures },
  },
  'GET /api/booking-questions/:questionId/texts': {
    summary: 'What was written to a question, the newest booking first, by page',
    access: 'admin',
    params,
    query: WrittenAnswerQuery,
    replies: { 200: WrittenAnswerPage },
  },
  'GET /api/events/:eventId/answers/export': {
    summary: 'The figures of all questions as a CSV file',
    access: 'admin',
    params: eventParams,
    download: 'text/csv; charset=utf-8',
    replies: {},
  },
  'GET /api/events/:eventId/answers/workbook': {
    summary: 'The same as an XLSX workbook',
    access: 'admin',
    params: eventParams,
    download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    replies: {},
  },
} as const satisfies RouteTable;
