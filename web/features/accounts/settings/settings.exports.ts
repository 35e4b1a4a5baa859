import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { learn } from '../../../platform/loading/learn.ts';
import { onMessage, onReconnect } from '../../../platform/messages.ts';

export const latestExportOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'export'],
    queryFn: ({ signal }) => call('GET /api/accounts/exports/latest', { signal }),
    staleTime: 0,
  });

export const startExport = () => call('POST /api/accounts/exports');

/** Shows how far the copy is, as the server tells; the answer stops it. */
export function listenToExport(client: QueryClient): () => void {
  const { queryKey } = latestExportOptions();
  const forgets = [
    onMessage('accounts.export_changed', (body) => learn(client, queryKey, body)),
    onReconnect(() => void client.invalidateQueries({ queryKey })),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
