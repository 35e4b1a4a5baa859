import { queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './api-client.ts';
import { onMessage, onReconnect } from './messages.ts';

/** What was done about me, in whatever event. */
export const myMeasuresOptions = () =>
  queryOptions({
    queryKey: ['moderation', 'mine'],
    queryFn: ({ signal }) => call('GET /api/moderation/mine', { signal }),
  });

function listen(client: QueryClient): () => void {
  const readAgain = () => void client.invalidateQueries(myMeasuresOptions());
  const forgets = [onMessage('moderation.mine_changed', readAgain), onReconnect(readAgain)];
  return () => {
    for (const forget of forgets) forget();
  };
}

export function useLiveMeasures(): void {
  const client = useQueryClient();
  useEffect(() => listen(client), [client]);
}
