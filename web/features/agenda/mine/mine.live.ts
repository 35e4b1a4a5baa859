import type { JoinPlace, Reminder, Stars } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { onlyInEvent } from '../../../platform/live/event-news.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readAgain, unsure } from '../../../platform/live/live.ts';

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

/** The way into a session, or who has it; whether it is open changes while one looks. */
export const joinPlace = liveAnswer<JoinPlace, { eventId: number; sessionId: number }>({
  key: ['agenda', 'join'],
  read: (params, signal) =>
    call('GET /api/events/:eventId/sessions/:sessionId/join', { params, signal }),
  told: () => ({
    'events.opens_changed': ({ eventId }) => readAgain((asked) => asked.eventId === eventId),
    'agenda.published': ({ eventId }) => readAgain((asked) => asked.eventId === eventId),
  }),
  staleTime: 60_000,
});

/** When I am told that a session of mine begins. */
export const reminder = liveAnswer<Reminder, number>({
  key: ['agenda', 'reminder'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/reminder', { params: { eventId }, signal }),
  told: () => ({}),
  staleTime: 5 * 60_000,
});
