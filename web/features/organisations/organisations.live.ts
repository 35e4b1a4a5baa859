import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/socket-client.ts';
import { organisationOptions } from './organisations.api.ts';

/** Names and looks change in every open window at once; the answer stops it. */
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
