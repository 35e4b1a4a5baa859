import type { StageGuests } from '@plenum/contract';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readAgain } from '../../../platform/live/live.ts';
import { readGuests, type WhichRun } from './guests.api.ts';

/** Who asks to come on a stage, who may, and who is in its green room, while one run goes on. */
export const guests = liveAnswer<StageGuests, WhichRun>({
  key: ['stages', 'guests'],
  read: readGuests,
  staleTime: 0,
  told: () => ({
    'stages.guests_changed': ({ stageId }) =>
      readAgain((which: WhichRun) => which.stageId === stageId),
    // Who speaks in what is on may enter.
    'agenda.published': ({ eventId }) => readAgain((which: WhichRun) => which.eventId === eventId),
  }),
});
