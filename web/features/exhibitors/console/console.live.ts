import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { boothAsksOptions, boothHeadOptions, consoleKeyOf } from './console.api.ts';

/** Keeps the numbers of a booth, and what it was asked, as the server has them. */
function listenToConsole(client: QueryClient, exhibitorId: number): () => void {
  const readAll = () => void client.invalidateQueries({ queryKey: consoleKeyOf(exhibitorId) });
  const here = (told: { exhibitorId: number }) => told.exhibitorId === exhibitorId;
  const forgets = [
    onMessage('exhibitors.console_changed', (told) => {
      if (here(told)) readAll();
    }),
    onMessage('exhibitors.asks_changed', (told) => {
      if (here(told)) void client.invalidateQueries(boothAsksOptions(exhibitorId));
    }),
    onMessage('exhibitors.booth_changed', (told) => {
      if (here(told)) void client.invalidateQueries(boothHeadOptions(exhibitorId));
    }),
    onReconnect(readAll),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

export function useLiveConsole(exhibitorId: number): void {
  const client = useQueryClient();
  useEffect(() => listenToConsole(client, exhibitorId), [client, exhibitorId]);
}
