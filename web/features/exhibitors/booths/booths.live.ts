import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { boothKey } from './booths.api.ts';

function listenToBooth(client: QueryClient, exhibitorId: number): () => void {
  const readAgain = () =>
    void client.invalidateQueries({ queryKey: [...boothKey, exhibitorId], exact: true });
  const forgets = [
    onMessage('exhibitors.booth_changed', (told) => {
      if (told.exhibitorId === exhibitorId) readAgain();
    }),
    onMessage('exhibitors.changed', readAgain),
    onMessage('exhibitors.my_booths_changed', readAgain),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

/** What colleagues and organisers change of a booth shows at once. */
export function useLiveBooth(exhibitorId: number): void {
  const client = useQueryClient();
  useEffect(() => listenToBooth(client, exhibitorId), [client, exhibitorId]);
}
