import type { Program } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { readEventAgain } from '../../../platform/live/event-news.ts';
import { again, readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { liveReadings } from '../../../platform/live/live-readings.ts';

const readIfOf = ({ eventId }: { eventId: number }) => ({
  step: (known: Program) => (known.event.id === eventId ? again : known),
});

/** What is published, the same for everyone. */
export const program = liveAnswer<Program, string>({
  key: ['agenda', 'program'],
  read: (slug, signal) => call('GET /api/e/:slug/program', { params: { slug }, signal }),
  told: () => ({ 'agenda.published': readIfOf, 'events.changed': readIfOf }),
  staleTime: 30_000,
});

/** A new program is searched anew. */
export const programHits = liveReadings<string>({
  key: ['agenda', 'program-hits'],
  told: () => ({ 'agenda.published': () => readAgain(), 'events.changed': () => readAgain() }),
});

/** For organisers: the program as it would be if the draft were published now. */
export const preview = liveAnswer<Program, number>({
  key: ['agenda', 'preview'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/agenda/preview', { params: { eventId }, signal }),
  told: () => ({
    'agenda.draft_changed': readEventAgain,
    'events.setup_changed': readEventAgain,
  }),
});
