import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { guests } from './guests.live.ts';

test('who comes on a stage is read again when that changes, or who speaks in it', () =>
  expectReadAgain(
    {
      here: guests.options({ eventId: 1, stageId: 3, runId: 7 }),
      beside: guests.options({ eventId: 1, stageId: 4, runId: 8 }),
      elsewhere: guests.options({ eventId: 2, stageId: 5, runId: 9 }),
    },
    [
      [['stages.guests_changed', { eventId: 1, stageId: 3 }], ['here']],
      [['stages.guests_changed', { eventId: 2, stageId: 5 }], ['elsewhere']],
      [
        ['agenda.published', { eventId: 1, version: 3 }],
        ['here', 'beside'],
      ],
    ],
  ));
