import type { FirstSteps } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { effectInEvent, readEventAgain } from '../../../platform/live/event-news.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import type { Change } from '../../../platform/live/perform.ts';
import { newKey } from '../../../platform/new-key.ts';

/** Also read by whoever comes back: not all that is done is told. */
export const firstSteps = liveAnswer<FirstSteps, number>({
  key: ['events', 'steps'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/steps', { params: { eventId }, signal }),
  told: () => ({
    'events.setup_changed': readEventAgain,
    'events.people_changed': readEventAgain,
    'agenda.draft_changed': readEventAgain,
    'agenda.published': readEventAgain,
    'speakers.speaker_changed': readEventAgain,
    'speakers.speaker_gone': readEventAgain,
  }),
  staleTime: 0,
});

export const puttingAway = (eventId: number, isAway: boolean): Change<FirstSteps> => ({
  key: newKey(),
  shows: [
    effectInEvent(
      eventId,
      firstSteps.changed((steps) => ({ ...steps, isAway })),
    ),
  ],
  send: () => call('PUT /api/events/:eventId/steps', { params: { eventId }, body: { isAway } }),
});
