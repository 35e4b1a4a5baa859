import type { Organisation } from '@plenum/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { onMessage, onReconnect } from './messages.ts';

export const organisationOptions = () =>
  queryOptions({
    queryKey: ['organisations', 'current'],
    queryFn: ({ signal }) => call('GET /api/organisations/current', { signal }),
    staleTime: 5 * 60_000,
  });

/** Keeps it as the server has it; the answer stops it. */
export function listenToOrganisation(client: QueryClient): () => void {
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
export const useOrganisation = (): Organisation | undefined => useQuery(organisationOptions()).data;
