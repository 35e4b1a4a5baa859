import type { NewQuestion, QuestionRules, QuestionUpdate } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';

/** A stage, and what is live there; null: before that. */
export interface Place {
  eventId: number;
  stageId: number;
  runId: number | null;
}

const stageOf = ({ eventId, stageId }: Place) => ({ eventId, stageId });

export const readQuestions = ({ runId, ...params }: Place, signal: AbortSignal) =>
  call('GET /api/events/:eventId/stages/:stageId/questions', {
    params,
    query: runId === null ? {} : { runId },
    signal,
  });

export const askQuestion = (place: Place, body: NewQuestion, idempotencyKey: string) =>
  call('POST /api/events/:eventId/stages/:stageId/questions', {
    params: stageOf(place),
    body,
    idempotencyKey,
  });

export const changeRules = (place: Place, body: Partial<QuestionRules>, idempotencyKey: string) =>
  call('PATCH /api/events/:eventId/stages/:stageId/question-rules', {
    params: stageOf(place),
    body,
    idempotencyKey,
  });

export const changeQuestion = (questionId: number, body: QuestionUpdate, idempotencyKey: string) =>
  call('PATCH /api/questions/:questionId', { params: { questionId }, body, idempotencyKey });

export const withdrawQuestion = (questionId: number, idempotencyKey: string) =>
  call('DELETE /api/questions/:questionId', { params: { questionId }, idempotencyKey });

export const voteFor = (questionId: number, isUp: boolean) =>
  call('PUT /api/questions/:questionId/vote', { params: { questionId }, body: { isUp } });
