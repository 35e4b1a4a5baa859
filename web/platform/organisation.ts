import type { Organisation } from '@plenum/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './api-client.ts';
import { onMessage } from './socket-client.ts';

export const organisationOptions = () =>
  queryOptions({
    queryKey: ['organisations', 'current'],
    queryFn: ({ signal }) => call('GET /api/organisations/current', { signal }),
    staleTime: 5 * 60_000,
  });

/** The organisation of this session, as it is called and looks now. */
export function useOrganisation(): Organisation | undefined {
  const client = useQueryClient();
  useEffect(
    () =>
      onMessage('organisations.changed', (organisation) =>
        client.setQueryData(organisationOptions().queryKey, organisation),
      ),
    [client],
  );
  return useQuery(organisationOptions()).data;
}
