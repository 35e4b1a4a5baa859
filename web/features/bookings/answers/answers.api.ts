import type { QuestionFigures, WrittenAnswerPage } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';

export interface FiguresOf {
  eventId: number;
  questionId: number;
}

export const readFigures = (
  { questionId }: FiguresOf,
  signal: AbortSignal,
): Promise<QuestionFigures> =>
  call('GET /api/booking-questions/:questionId/figures', { params: { questionId }, signal });

export interface TextsOf extends FiguresOf {
  q: string;
  page: number;
}

export const textsAtOnce = 10;

export const readTexts = (
  { questionId, q, page }: TextsOf,
  signal: AbortSignal,
): Promise<WrittenAnswerPage> =>
  call('GET /api/booking-questions/:questionId/texts', {
    params: { questionId },
    query: { ...(q && { q }), page, perPage: textsAtOnce },
    signal,
  });

export const exportAnswers = (eventId: number): Promise<void> =>
  download('GET /api/events/:eventId/answers/export', { params: { eventId } });

export const exportAnswerBook = (eventId: number): Promise<void> =>
  download('GET /api/events/:eventId/answers/workbook', { params: { eventId } });
