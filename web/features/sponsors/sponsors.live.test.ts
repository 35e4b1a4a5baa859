import type { SponsorSetup } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { setupChange } from './setup/use-setup-change.ts';
import { delivery, shownSponsors, sponsorSetup } from './sponsors.live.ts';
import { expectReadAgain } from '../../testing/live/read-again.ts';

type Truth = Readonly<Record<number, number>>;

/** Of a set-up only how long a logo stays matters here. */
const asSetup = (seconds: number | undefined) => ({ seconds }) as SponsorSetup;

const deeds = fc.record({ eventId: fc.integer({ min: 1, max: 2 }), seconds: fc.nat(5) });

test('the set-up and what was delivered are what a fresh reading gives', () =>
  expectReplay({
    begin: { 1: 0, 2: 0 },
    deeds,
    act: (truth: Truth, { eventId, seconds }) => ({
      truth: { ...truth, [eventId]: seconds },
      says: [['sponsors.changed', { eventId }]],
      answer: asSetup(seconds),
    }),
    reads: [1, 2].flatMap((eventId) => [
      {
        options: sponsorSetup.options(eventId),
        answer: (truth: Truth) => asSetup(truth[eventId]),
      },
      { options: delivery.options(eventId), answer: (truth: Truth) => [truth[eventId]] },
    ]),
    own: ({ eventId, seconds }, send) =>
      setupChange(eventId, send, (setup) => ({ ...setup, seconds })),
  }));

test('the sponsors that are shown are what a fresh reading gives', () =>
  expectReadAgain({ shown: shownSponsors.options('summit') }, [
    [['sponsors.changed', { eventId: 1 }], ['shown']],
    [['events.changed', { eventId: 1 }], ['shown']],
  ]));
