import type { Announcement, MyEvent } from '@plenum/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { shownAnnouncementsOptions } from './lobby.queries.ts';

function listen(client: QueryClient, { id, slug }: MyEvent): () => void {
  const readAgain = () => void client.invalidateQueries(shownAnnouncementsOptions(slug));
  const forgets = [
    onMessage('events.announced', ({ eventId }) => eventId === id && readAgain()),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

const isShown = ({ shownFrom, shownUntil }: Announcement, now: number) =>
  Date.parse(shownFrom) <= now && (shownUntil === null || now < Date.parse(shownUntil));

/** What is announced now, the newest first; it comes and goes by itself. */
export function useLiveAnnouncements(event: MyEvent, now: number): readonly Announcement[] {
  const client = useQueryClient();
  useEffect(() => listen(client, event), [client, event]);
  const { data = [] } = useQuery({
    ...shownAnnouncementsOptions(event.slug),
    enabled: event.state !== 'draft',
  });
  return data
    .filter((one) => isShown(one, now))
    .toSorted((a, b) => Date.parse(b.shownFrom) - Date.parse(a.shownFrom));
}
