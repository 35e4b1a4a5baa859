import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { ownBoothsOptions } from './booths.own-booths.ts';

function listenToOwnBooths(client: QueryClient): () => void {
  const readAgain = () => void client.invalidateQueries(ownBoothsOptions());
  const forgets = [
    onMessage('exhibitors.my_booths_changed', readAgain),
    onMessage('exhibitors.hall_changed', readAgain),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

/** Whoever becomes staff of a booth sees it at once. */
export function useLiveOwnBooths(): void {
  const client = useQueryClient();
  useEffect(() => listenToOwnBooths(client), [client]);
}
