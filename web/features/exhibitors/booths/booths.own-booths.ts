import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

/** The booths I am staff of, in all my events. */
export const ownBoothsOptions = () =>
  queryOptions({
    queryKey: ['exhibitors', 'own-booths'],
    queryFn: ({ signal }) => call('GET /api/booths', { signal }),
    staleTime: 60_000,
  });
