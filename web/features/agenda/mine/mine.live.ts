import type { Reminder, Stars } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { onlyInEvent } from '../../../platform/live/event-news.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { unsure } from '../../../platform/live/live.ts';

/** My stars, as my other windows leave them. */
export const stars = liveAnswer<Stars, number>({
  key: ['agenda', 'stars'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/stars', { params: { eventId }, signal }),
  told: () => ({
    'agenda.stars_changed': ({ eventId, sessionIds }) =>
      onlyInEvent({ eventId }, unsure({ step: () => ({ sessionIds }) })),
  }),
  staleTime: 5 * 60_000,
});

/** When I am told that a session of mine begins. */
export const reminder = liveAnswer<Reminder, number>({
  key: ['agenda', 'reminder'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/reminder', { params: { eventId }, signal }),
  told: () => ({}),
  staleTime: 5 * 60_000,
});
