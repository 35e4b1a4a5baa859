import type { SavedReplyInput } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import type { DeskSearch } from './desks.places.ts';

/** Whose questions: those to the organisers of an event, or those to a booth. */
export type DeskOf = { eventId: number } | { exhibitorId: number };

export const desksKey = ['desks'] as const;

export const readMyHelp = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/help', { params: { eventId }, signal });

export const readDesk = (of: DeskOf, query: DeskSearch, signal: AbortSignal) =>
  'eventId' in of
    ? call('GET /api/events/:eventId/help-desk', { params: of, query, signal })
    : call('GET /api/booths/:exhibitorId/inbox', { params: of, query, signal });

export const readMyBoothChats = (signal: AbortSignal) => call('GET /api/chat/booths', { signal });

export const savedRepliesOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['desk-replies', eventId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/events/:eventId/saved-replies', { params: { eventId }, signal }))
        .replies,
    staleTime: 5 * 60_000,
  });

export const openHelp = (eventId: number) =>
  call('POST /api/events/:eventId/help', { params: { eventId } });

export const openBoothChat = (eventId: number, exhibitorId: number) =>
  call('POST /api/events/:eventId/hall/:exhibitorId/chat', { params: { eventId, exhibitorId } });

export const takeRequest = (conversationId: number) =>
  call('POST /api/chat/requests/:conversationId/take', { params: { conversationId } });

export const handOver = (conversationId: number, personId: number) =>
  call('POST /api/chat/requests/:conversationId/hand-over', {
    params: { conversationId },
    body: { personId },
  });

export const setRequestState = (conversationId: number, state: 'closed' | 'waiting') =>
  call('POST /api/chat/requests/:conversationId/state', {
    params: { conversationId },
    body: { state },
  });

export const mailTranscript = (conversationId: number) =>
  call('POST /api/chat/requests/:conversationId/transcript', { params: { conversationId } });

export const setAlertMinutes = (eventId: number, alertMinutes: number) =>
  call('PUT /api/events/:eventId/help-desk', { params: { eventId }, body: { alertMinutes } });

export const addReply = (eventId: number, body: SavedReplyInput) =>
  call('POST /api/events/:eventId/saved-replies', { params: { eventId }, body });

export const changeReply = (eventId: number, replyId: number, body: SavedReplyInput) =>
  call('PATCH /api/events/:eventId/saved-replies/:replyId', { params: { eventId, replyId }, body });

export const forgetReply = (eventId: number, replyId: number) =>
  call('DELETE /api/events/:eventId/saved-replies/:replyId', { params: { eventId, replyId } });
