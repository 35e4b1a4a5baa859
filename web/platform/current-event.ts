import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from './api-client.ts';
import { readAgain } from './live/live.ts';
import { liveAnswer } from './live/live-answer.ts';
import { storedValue } from './stored-value.ts';

const myEvents = liveAnswer<MyEvent[]>({
  key: ['events', 'mine'],
  read: (_, signal) => call('GET /api/events', { signal }),
  told: () => ({
    'events.changed': () => readAgain(),
    'events.setup_changed': () => readAgain(),
  }),
  staleTime: 5 * 60_000,
});

export const myEventsOptions = () => myEvents.options();

/** The event last looked at on this device; another person's simply is not among mine. */
const chosen = storedValue<number | null>(
  'plenum.event',
  (text) => Number(text) || null,
  (id) => String(id ?? ''),
);

export const chooseEvent = (id: number): void => chosen.set(id);

/** The chosen one, else the nearest of mine. */
export const currentOf = (events: readonly MyEvent[], id = chosen.get()): MyEvent | null =>
  events.find((event) => event.id === id) ?? events[0] ?? null;

export interface CurrentEvent {
  /** Undefined while it is read, null where there is none. */
  event: MyEvent | null | undefined;
  events: readonly MyEvent[];
  problem: unknown;
  tryAgain: () => void;
}

/** The event every screen is about. */
export function useCurrentEvent(): CurrentEvent {
  const id = useSyncExternalStore(chosen.subscribe, chosen.get);
  const { data, error, refetch } = useQuery(myEventsOptions());
  return {
    event: data && currentOf(data, id),
    events: data ?? [],
    problem: error,
    tryAgain: () => void refetch(),
  };
}
