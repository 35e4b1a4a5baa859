import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

export const sessionsOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'sessions'],
    queryFn: ({ signal }) => call('GET /api/accounts/sessions', { signal }),
    staleTime: 0,
  });

/** One of my sessions, or all but this one. */
export const endSessions = (which: number | 'others') =>
  which === 'others'
    ? call('POST /api/accounts/sessions/end-others')
    : call('DELETE /api/accounts/sessions/:sessionId', { params: { sessionId: which } });
