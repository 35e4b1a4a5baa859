import type { MyEvent } from '@plenum/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './api-client.ts';
import { onMessage } from './messages.ts';
import { storedValue } from './stored-value.ts';

export const myEventsOptions = () =>
  queryOptions({
    queryKey: ['events', 'mine'],
    queryFn: ({ signal }) => call('GET /api/events', { signal }),
    staleTime: 5 * 60_000,
  });

/** The event last looked at on this device; another person's simply is not among mine. */
const chosen = storedValue<number | null>(
  'plenum.event',
  (text) => Number(text) || null,
  (id) => String(id ?? ''),
);

export const chooseEvent = (id: number): void => chosen.set(id);

function listenToEvents(client: QueryClient): () => void {
  const readAgain = () => void client.invalidateQueries(myEventsOptions());
  const forgets = [
    onMessage('events.changed', readAgain),
    onMessage('events.setup_changed', readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

export interface CurrentEvent {
  /** Undefined while it is read, null where there is none. */
  event: MyEvent | null | undefined;
  events: readonly MyEvent[];
  problem: unknown;
  tryAgain: () => void;
}

/** The event every screen is about: the chosen one, else the nearest of mine. */
export function useCurrentEvent(): CurrentEvent {
  const client = useQueryClient();
  const id = useSyncExternalStore(chosen.subscribe, chosen.get);
  useEffect(() => listenToEvents(client), [client]);
  const { data, error, refetch } = useQuery(myEventsOptions());
  return {
    event: data && (data.find((event) => event.id === id) ?? data[0] ?? null),
    events: data ?? [],
    problem: error,
    tryAgain: () => void refetch(),
  };
}
