import type { Captions, Replay } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readAgain } from '../../../platform/live/live.ts';

/** Which recording, and for who writes on it: all of it, not only what is shown. */
export interface Which {
  eventId: number;
  runId: number;
  whole?: true;
}

const asked = ({ whole, ...params }: Which) => ({
  params,
  query: whole ? { whole } : {},
});

const readEvent = (about: { eventId: number }) =>
  readAgain(({ eventId }: Which) => eventId === about.eventId);

/** Chapters of a recording, and in which languages it has captions. */
export const replays = liveAnswer<Replay, Which>({
  key: ['stages', 'replay'],
  read: (which, signal) =>
    call('GET /api/events/:eventId/runs/:runId/replay', { ...asked(which), signal }),
  staleTime: 0,
  told: () => ({ 'stages.changed': readEvent }),
});

/** What is said, in one language. */
export const captionsOf = liveAnswer<Captions, Which & { language: string }>({
  key: ['stages', 'captions'],
  read: ({ language, ...which }, signal) => {
    const { params, query } = asked(which);
    return call('GET /api/events/:eventId/runs/:runId/captions/:language', {
      params: { ...params, language },
      query,
      signal,
    });
  },
  staleTime: 0,
  told: () => ({ 'stages.changed': readEvent }),
});
