import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { applicationsKey, setupKey } from './setup.api.ts';

/** Visits come by the second and from many booths: the figures follow a little later, all at once. */
const calmMs = 3_000;

function listen(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readSetup = () => {
    clearTimeout(timer);
    timer = undefined;
    void client.invalidateQueries({ queryKey: setupKey });
  };
  const readAll = () => {
    readSetup();
    void client.invalidateQueries({ queryKey: applicationsKey });
  };
  const forgets = [
    onMessage('exhibitors.changed', readAll),
    onMessage('exhibitors.booth_changed', readSetup),
    onMessage('exhibitors.console_changed', () => {
      timer ??= setTimeout(readSetup, calmMs);
    }),
    onReconnect(readAll),
  ];
  return () => {
    clearTimeout(timer);
    for (const forget of forgets) forget();
  };
}

/** What happens at the booths, and what other organisers change, shows at once. */
export function useLiveExhibitors(): void {
  const client = useQueryClient();
  useEffect(() => listen(client), [client]);
}
