import type { Announcement } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { effectInEvent } from '../../../platform/live/event-news.ts';
import { newKey } from '../../../platform/new-key.ts';
import { type Undoable, useChanges } from '../../../ui/toast/use-changes.ts';
import { announce, removeAnnouncement } from '../events.api.ts';
import { announcements } from '../events.live.ts';

const announcing = (
  eventId: number,
  send: () => Promise<Announcement>,
): Undoable<Announcement> => ({
  key: newKey(),
  shows: [announcements.told([])],
  send,
  learns: (said) => [effectInEvent(eventId, announcements.told([said]))],
});

/** It is gone from the list at once; an undo says the same again. */
export const takingBack = (
  eventId: number,
  { id, toldAt: _, ...said }: Announcement,
): Undoable<unknown> => ({
  key: newKey(),
  ids: [id],
  shows: [announcements.told([], [id])],
  send: () => removeAnnouncement(eventId, id),
  undo: () => announcing(eventId, () => announce(eventId, said)),
});

export function useAnnouncing(eventId: number) {
  const t = useTranslations('events.announcements');
  const { apply, save } = useChanges();
  return {
    save: (send: () => Promise<Announcement>) => save(announcing(eventId, send)),
    takeBack: (announcement: Announcement) =>
      void apply(takingBack(eventId, announcement), {
        done: t('taken'),
        failed: (reason) => reason,
      }),
  };
}
