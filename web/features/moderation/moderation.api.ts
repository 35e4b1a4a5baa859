import type {
  AppealAnswer,
  Case,
  Measure,
  NewMeasure,
  NewReport,
  Settlement,
  WordFilter,
} from '@plenum/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { desk } from './moderation.live.ts';

/** All that the desk of an event shows. */
export const deskKey = (eventId: number) => [...desk.key, eventId];

export const openCasesOptions = (eventId: number) =>
  queryOptions({
    ...desk.live,
    queryKey: [...deskKey(eventId), 'open'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/moderation', { params: { eventId }, query: {}, signal }),
  });

export const settledCasesOptions = (eventId: number) =>
  infiniteQueryOptions({
    ...desk.live,
    queryKey: [...deskKey(eventId), 'settled'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/events/:eventId/moderation', {
        params: { eventId },
        query: { state: 'settled', ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ cases, hasMore }) => (hasMore ? (cases.at(-1)?.id ?? null) : null),
  });

export const measuresOptions = (eventId: number) =>
  queryOptions({
    ...desk.live,
    queryKey: [...deskKey(eventId), 'measures'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/measures', { params: { eventId }, signal }),
  });

export const report = (eventId: number, body: NewReport) =>
  call('POST /api/events/:eventId/reports', { params: { eventId }, body });

export const settle = (eventId: number, caseId: number, body: Settlement): Promise<Case> =>
  call('POST /api/events/:eventId/moderation/:caseId/settle', {
    params: { eventId, caseId },
    body,
  });

export const takeMeasure = (eventId: number, body: NewMeasure): Promise<Measure> =>
  call('POST /api/events/:eventId/measures', { params: { eventId }, body });

export const hideLine = (conversationId: number, lineId: number, reason: string) =>
  call('POST /api/chat/conversations/:conversationId/lines/:lineId/hide', {
    params: { conversationId, lineId },
    body: { reason },
  });

export const liftMeasure = (eventId: number, measureId: number): Promise<Measure> =>
  call('DELETE /api/events/:eventId/measures/:measureId', { params: { eventId, measureId } });

export const answerAppeal = (eventId: number, measureId: number, body: AppealAnswer) =>
  call('POST /api/events/:eventId/measures/:measureId/appeal-answer', {
    params: { eventId, measureId },
    body,
  });

export const changeWords = (eventId: number, body: WordFilter): Promise<WordFilter> =>
  call('PUT /api/events/:eventId/word-filter', { params: { eventId }, body });

export const appeal = (measureId: number, text: string): Promise<Measure> =>
  call('POST /api/moderation/measures/:measureId/appeal', {
    params: { measureId },
    body: { text },
  });
