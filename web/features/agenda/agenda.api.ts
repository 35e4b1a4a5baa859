import type { AgendaResult, NewSession, SessionUpdate } from '@plenum/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { agendaKey, readWithNews } from './agenda.news.ts';

type Fields = Omit<SessionUpdate, 'version'>;

export const agendaOptions = (client: QueryClient, eventId: number) =>
  queryOptions({
    queryKey: agendaKey(eventId),
    queryFn: ({ signal }) =>
      readWithNews(client, eventId, () =>
        call('GET /api/events/:eventId/agenda', { params: { eventId }, signal }),
      ),
  });

export const setupOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['events', 'setup', eventId],
    queryFn: ({ signal }) => call('GET /api/events/:eventId', { params: { eventId }, signal }),
    staleTime: 60_000,
  });

/** The event's speakers, hidden ones too. */
export const speakersOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['agenda', 'speakers', eventId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/speakers', { params: { eventId }, query: {}, signal }),
    staleTime: 60_000,
  });

/** What follows from the draft: read again whenever the draft changes. */
export const followsKey = (eventId: number) => ['agenda', 'follows', eventId] as const;

export const clashesOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...followsKey(eventId), 'clashes'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/clashes', { params: { eventId }, signal }),
  });

export const movesOptions = (eventId: number, sessionId: number) =>
  queryOptions({
    queryKey: [...followsKey(eventId), 'moves', sessionId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/sessions/:sessionId/moves', {
        params: { eventId, sessionId },
        signal,
      }),
  });

export const changesOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...followsKey(eventId), 'changes'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/changes', { params: { eventId }, signal }),
  });

export const versionsOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...followsKey(eventId), 'versions'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/versions', { params: { eventId }, signal }),
  });

export const publicationOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...followsKey(eventId), 'publication'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/publication', { params: { eventId }, signal }),
  });

/** Without a version: what publishing would change now. */
export const differencesOptions = (eventId: number, version?: number) =>
  queryOptions({
    queryKey: [...followsKey(eventId), 'differences', version ?? 'next'],
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

export const removeSession = (eventId: number, sessionId: number) =>
  call('DELETE /api/events/:eventId/agenda/sessions/:sessionId', {
    params: { eventId, sessionId },
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
