import type { bookingsAnswersRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { exportAnswerBook, exportAnswers } from './answers.file.ts';
import { listTexts, readFigures } from './answers.service.ts';

export const answersHandlers = (work: Work): Handlers<typeof bookingsAnswersRoutes> => ({
  'GET /api/booking-questions/:questionId/figures': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readFigures(work, person, params.questionId),
  }),
  'GET /api/booking-questions/:questionId/texts': async ({
    person,
    received: { params, query },
  }) => ({
    status: 200,
    body: await listTexts(work, person, params.questionId, query),
  }),
  'GET /api/events/:eventId/answers/export': ({ person, received: { params } }) =>
    exportAnswers(work, person, params.eventId),
  'GET /api/events/:eventId/answers/workbook': ({ person, received: { params } }) =>
    exportAnswerBook(work, person, params.eventId),
});
