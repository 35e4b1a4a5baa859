import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { sponsorsKey } from './sponsors.api.ts';

function listen(client: QueryClient): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: sponsorsKey });
  const forgets = [
    onMessage('sponsors.changed', readAgain),
    onMessage('events.changed', readAgain),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

/** What an organiser changes shows at once wherever sponsors are. */
export function useLiveSponsors(): void {
  const client = useQueryClient();
  useEffect(() => listen(client), [client]);
}
