import type { FirstSteps, Speaker } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { expectReplay } from '../../../testing/live/replay.ts';
import { firstSteps, puttingAway } from './steps.live.ts';

const eventId = fc.integer({ min: 1, max: 2 });
const asSteps = (isAway = false): FirstSteps => ({
  isAway,
  isSample: false,
  steps: [],
  missing: [],
});

type Away = Readonly<Record<number, boolean>>;

test('steps are put away and shown as a fresh reading says, own changes too', () =>
  expectReplay({
    begin: { 1: false, 2: false },
    deeds: fc.record({ eventId, isAway: fc.boolean() }),
    act: (truth: Away, deed) => ({
      truth: { ...truth, [deed.eventId]: deed.isAway },
      says: [['events.setup_changed', { eventId: deed.eventId }] as const],
      answer: asSteps(deed.isAway),
    }),
    reads: [1, 2].map((event) => ({
      options: firstSteps.options(event),
      answer: (truth: Away) => asSteps(truth[event]),
    })),
    own: (deed, send) => ({ ...puttingAway(deed.eventId, deed.isAway), send }),
  }));

test('speakers who come and go are a step as well', () =>
  expectReadAgain({ first: firstSteps.options(1), second: firstSteps.options(2) }, [
    [['speakers.speaker_changed', { eventId: 1, speaker: {} as Speaker }], ['first']],
    [['speakers.speaker_gone', { eventId: 2, id: 3 }], ['second']],
  ]));
