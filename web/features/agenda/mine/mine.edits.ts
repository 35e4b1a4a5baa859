import type { Reminder, Stars } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { effectInEvent } from '../../../platform/live/event-news.ts';
import type { Change } from '../../../platform/live/perform.ts';
import { newKey } from '../../../platform/new-key.ts';
import { reminder, stars } from './mine.live.ts';

interface Star {
  eventId: number;
  sessionId: number;
  isStarred: boolean;
}

/** Into my agenda, or out again. */
export function starring({ eventId, sessionId, isStarred }: Star): Change<Stars> {
  const shown = stars.changed(({ sessionIds }) => {
    const others = sessionIds.filter((id) => id !== sessionId);
    return { sessionIds: isStarred ? [...others, sessionId] : others };
  });
  return {
    key: newKey(),
    shows: [effectInEvent(eventId, shown)],
    send: (idempotencyKey) => {
      const input = { params: { eventId, sessionId }, idempotencyKey };
      return isStarred
        ? call('PUT /api/events/:eventId/stars/:sessionId', input)
        : call('DELETE /api/events/:eventId/stars/:sessionId', input);
    },
  };
}

export const reminding = (eventId: number, minutes: number | null): Change<Reminder> => ({
  key: newKey(),
  shows: [
    effectInEvent(
      eventId,
      reminder.changed(() => ({ minutes })),
    ),
  ],
  send: () => call('PUT /api/events/:eventId/reminder', { params: { eventId }, body: { minutes } }),
  learns: (kept) => [
    effectInEvent(
      eventId,
      reminder.changed(() => kept),
    ),
  ],
});
