import type { AgendaResult, NewSession, SessionUpdate } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { follows } from './agenda.live.ts';

type Fields = Omit<SessionUpdate, 'version'>;

export const clashesOptions = (eventId: number) =>
  queryOptions({
    ...follows.live,
    queryKey: [...follows.key, eventId, 'clashes'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/clashes', { params: { eventId }, signal }),
  });

export const movesOptions = (eventId: number, sessionId: number) =>
  queryOptions({
    ...follows.live,
    queryKey: [...follows.key, eventId, 'moves', sessionId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/sessions/:sessionId/moves', {
        params: { eventId, sessionId },
        signal,
      }),
  });

export const changesOptions = (eventId: number) =>
  queryOptions({
    ...follows.live,
    queryKey: [...follows.key, eventId, 'changes'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/changes', { params: { eventId }, signal }),
  });

export const versionsOptions = (eventId: number) =>
  queryOptions({
    ...follows.live,
    queryKey: [...follows.key, eventId, 'versions'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/versions', { params: { eventId }, signal }),
  });

export const publicationOptions = (eventId: number) =>
  queryOptions({
    ...follows.live,
    queryKey: [...follows.key, eventId, 'publication'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/publication', { params: { eventId }, signal }),
  });

/** Without a version: what publishing would change now. */
export const differencesOptions = (eventId: number, version?: number) =>
  queryOptions({
    ...follows.live,
    queryKey: [...follows.key, eventId, 'differences', version ?? 'next'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/differences', {
        params: { eventId },
        query: version === undefined ? {} : { version },
        signal,
      }),
  });

export const addSession = (eventId: number, body: NewSession, idempotencyKey: string) =>
  call('POST /api/events/:eventId/agenda/sessions', { params: { eventId }, body, idempotencyKey });

export const updateSession = (
  params: { eventId: number; sessionId: number },
  version: number,
  fields: Fields,
  idempotencyKey: string,
): Promise<AgendaResult> =>
  call('PATCH /api/events/:eventId/agenda/sessions/:sessionId', {
    params,
    body: { version, ...fields },
    idempotencyKey,
  });

export const removeSession = (eventId: number, sessionId: number, idempotencyKey: string) =>
  call('DELETE /api/events/:eventId/agenda/sessions/:sessionId', {
    params: { eventId, sessionId },
    idempotencyKey,
  });

export const shiftSessions = (
  eventId: number,
  body: { sessionIds: number[]; minutes: number },
  idempotencyKey: string,
) => call('POST /api/events/:eventId/agenda/shift', { params: { eventId }, body, idempotencyKey });

export const undoChange = (eventId: number, changeId: number, idempotencyKey: string) =>
  call('POST /api/events/:eventId/agenda/changes/:changeId/undo', {
    params: { eventId, changeId },
    idempotencyKey,
  });

export const publishAgenda = (
  eventId: number,
  body: { note: string; unpublished: number },
  idempotencyKey: string,
) =>
  call('POST /api/events/:eventId/agenda/publish', { params: { eventId }, body, idempotencyKey });

export const addSessionFile = (
  params: { eventId: number; sessionId: number },
  file: File,
  watch: { onProgress: (share: number) => void },
) =>
  call('POST /api/events/:eventId/agenda/sessions/:sessionId/files', {
    params,
    query: { name: file.name },
    body: file,
    ...watch,
  });

export const removeSessionFile = (params: { eventId: number; sessionId: number; fileId: string }) =>
  call('DELETE /api/events/:eventId/agenda/sessions/:sessionId/files/:fileId', { params });
