import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { boothsKeyOf, hallKeyOf, hallOptions, myHallOptions, ownAsksOptions } from './hall.api.ts';

/** Keeps the floor and its booths as the server has them; the answer stops it. */
function listenToHall(client: QueryClient, eventId: number): () => void {
  const readAll = () => void client.invalidateQueries({ queryKey: hallKeyOf(eventId) });
  const forgets = [
    onMessage('exhibitors.hall_changed', (told) => {
      if (told.eventId !== eventId) return;
      void client.invalidateQueries(hallOptions(eventId));
      void client.invalidateQueries({ queryKey: boothsKeyOf(eventId) });
    }),
    onMessage('exhibitors.asks_changed', (told) => {
      if (told.eventId === eventId) {
        void client.invalidateQueries(ownAsksOptions(eventId, told.exhibitorId));
      }
    }),
    onMessage('dropcards.mine_changed', (told) => {
      if (told.eventId === eventId) void client.invalidateQueries(myHallOptions(eventId));
    }),
    onReconnect(readAll),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

export function useLiveHall(eventId: number): void {
  const client = useQueryClient();
  useEffect(() => listenToHall(client, eventId), [client, eventId]);
}
