import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { deskKey } from './moderation.api.ts';

function listenToDesk(client: QueryClient, eventId: number): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: deskKey(eventId) });
  const forgets = [
    onMessage('moderation.changed', (told) => told.eventId === eventId && readAgain()),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

export function useLiveDesk(eventId: number): void {
  const client = useQueryClient();
  useEffect(() => listenToDesk(client, eventId), [client, eventId]);
}
