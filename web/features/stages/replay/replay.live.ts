import type { Captions, Replay } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readAgain } from '../../../platform/live/live.ts';

interface Which {
  eventId: number;
  runId: number;
}

const readEvent = (about: { eventId: number }) =>
  readAgain(({ eventId }: Which) => eventId === about.eventId);

/** Chapters of a recording, and in which languages it has captions. */
export const replays = liveAnswer<Replay, Which>({
  key: ['stages', 'replay'],
  read: (params, signal) => call('GET /api/events/:eventId/runs/:runId/replay', { params, signal }),
  staleTime: 0,
  told: () => ({ 'stages.changed': readEvent }),
});

/** What is said, in one language. */
export const captionsOf = liveAnswer<Captions, Which & { language: string }>({
  key: ['stages', 'captions'],
  read: (params, signal) =>
    call('GET /api/events/:eventId/runs/:runId/captions/:language', { params, signal }),
  staleTime: 0,
  told: () => ({ 'stages.changed': readEvent }),
});
