import type { Announcement, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { shownAnnouncements } from './lobby.queries.ts';

const isShown = ({ shownFrom, shownUntil }: Announcement, now: number) =>
  Date.parse(shownFrom) <= now && (shownUntil === null || now < Date.parse(shownUntil));

/** What is announced now, the newest first; it comes and goes by itself. */
export function useLiveAnnouncements(event: MyEvent, now: number) {
  const reading = useQuery({
    ...shownAnnouncements.options(event.slug),
    refetchOnWindowFocus: true,
    enabled: event.state !== 'draft',
  });
  const announcements = (reading.data ?? [])
    .filter((one) => isShown(one, now))
    .toSorted((a, b) => Date.parse(b.shownFrom) - Date.parse(a.shownFrom));
  return { reading, announcements };
}
