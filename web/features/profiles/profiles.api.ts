import type {
  Connections,
  DirectoryQuery,
  MyProfile,
  PersonPage,
  ProfileUpdate,
  SavedSearch,
} from '@plenum/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { people } from './profiles.live.ts';

/** Who is there changes without a word: it is asked for again this often while one looks. */
const presenceMs = 60_000;

export const changeProfile = (body: ProfileUpdate): Promise<MyProfile> =>
  call('PATCH /api/profile', { body });

export const eventKey = (eventId: number) => [...people.key, eventId];

export const directoryOptions = (eventId: number, query: DirectoryQuery) =>
  queryOptions({
    ...people.live,
    queryKey: [...eventKey(eventId), 'directory', query],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/people', { params: { eventId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: presenceMs,
  });

export const choicesOptions = (eventId: number) =>
  queryOptions({
    ...people.live,
    queryKey: [...eventKey(eventId), 'choices'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/people/choices', { params: { eventId }, signal }),
  });

export const suggestionsOptions = (eventId: number) =>
  queryOptions({
    ...people.live,
    queryKey: [...eventKey(eventId), 'suggestions'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/people/suggestions', { params: { eventId }, signal }),
  });

export const personOptions = (eventId: number, personId: number) =>
  queryOptions({
    ...people.live,
    queryKey: [...eventKey(eventId), 'person', personId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/people/:personId', { params: { eventId, personId }, signal }),
    staleTime: 0,
  });

export const foundOptions = (eventId: number, q: string) =>
  queryOptions({
    ...people.live,
    queryKey: [...eventKey(eventId), 'find', q],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/find', { params: { eventId }, query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

export const connectionsOptions = (eventId: number) =>
  queryOptions({
    ...people.live,
    queryKey: [...eventKey(eventId), 'connections'],
    queryFn: ({ signal }): Promise<Connections> =>
      call('GET /api/events/:eventId/connections', { params: { eventId }, signal }),
  });

export const connect = (eventId: number, personId: number, note: string): Promise<PersonPage> =>
  call('POST /api/events/:eventId/people/:personId/connection', {
    params: { eventId, personId },
    body: { note },
  });

export const answerConnection = (connectionId: number, isAccepted: boolean): Promise<unknown> =>
  call('POST /api/connections/:connectionId/answer', {
    params: { connectionId },
    body: { isAccepted },
  });

export const endConnection = (connectionId: number): Promise<unknown> =>
  call('DELETE /api/connections/:connectionId', { params: { connectionId } });

export const searchesOptions = () =>
  queryOptions({
    queryKey: ['profiles', 'searches'],
    queryFn: ({ signal }) => call('GET /api/attendee-searches', { signal }),
  });

/** The same name again replaces what was kept under it. */
export const keepSearch = (name: string, search: string): Promise<SavedSearch> =>
  call('POST /api/attendee-searches', { body: { name, search } });

export const forgetSearch = (searchId: number): Promise<unknown> =>
  call('DELETE /api/attendee-searches/:searchId', { params: { searchId } });
