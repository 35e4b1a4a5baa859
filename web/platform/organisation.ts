import type { Organisation } from '@plenum/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './api-client.ts';
import { onMessage, onReconnect } from './socket-client.ts';

export const organisationOptions = () =>
  queryOptions({
    queryKey: ['organisations', 'current'],
    queryFn: ({ signal }) => call('GET /api/organisations/current', { signal }),
    staleTime: 5 * 60_000,
  });

function listenToOrganisation(client: QueryClient): () => void {
  const { queryKey } = organisationOptions();
  const forgets = [
    onMessage('organisations.changed', (organisation) =>
      client.setQueryData(queryKey, organisation),
    ),
    onReconnect(() => void client.invalidateQueries({ queryKey })),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

/** The organisation of this session, as it is called and looks now. */
export function useOrganisation(): Organisation | undefined {
  const client = useQueryClient();
  useEffect(() => listenToOrganisation(client), [client]);
  return useQuery(organisationOptions()).data;
}
