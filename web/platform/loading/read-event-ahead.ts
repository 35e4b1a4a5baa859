import type { MyEvent } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type Need, usualNeed } from '../abilities.ts';
import { currentOf, myEventsOptions } from '../current-event.ts';
import { readAhead } from './read-ahead.ts';

/** Asks for what a page will show about the event one is at. */
export const readEventAhead = (
  ask: (client: QueryClient, event: MyEvent) => readonly Promise<unknown>[],
  need: Need = usualNeed,
): Promise<void> => readAhead((client) => [readEvent(client, ask)], need);

async function readEvent(
  client: QueryClient,
  ask: Parameters<typeof readEventAhead>[0],
): Promise<void> {
  const event = currentOf(await client.query(myEventsOptions()));
  if (event) await Promise.allSettled(ask(client, event));
}
