import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { type AuditSearch, auditQueryOf } from './audit.places.ts';

/** Newest first; what is older is asked for from the last entry on. */
export const auditOptions = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'entries', search],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...auditQueryOf(search), ...(pageParam ? { before: pageParam } : {}) };
      return call('GET /api/audit', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const choices = 8;

export const peopleOptions = (q: string) =>
  queryOptions({
    queryKey: ['audit', 'people', q],
    queryFn: async ({ signal }) =>
      (await call('GET /api/people', { query: { q, perPage: choices }, signal })).people,
    placeholderData: keepPreviousData,
  });

export const personOptions = (personId: number) =>
  queryOptions({
    queryKey: ['audit', 'person', personId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/people/:personId', { params: { personId }, signal })).person,
  });
