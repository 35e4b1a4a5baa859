import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { starring } from './mine.edits.ts';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { joinPlace, stars } from './mine.live.ts';

type Truth = Readonly<Record<number, readonly number[]>>;

const deeds = fc.record({
  eventId: fc.integer({ min: 1, max: 2 }),
  sessionId: fc.integer({ min: 1, max: 3 }),
  isStarred: fc.boolean(),
});

test('my stars are what a fresh reading gives, wherever I set them', () =>
  expectReplay({
    begin: { 1: [3], 2: [] },
    deeds,
    act: (truth: Truth, { eventId, sessionId, isStarred }) => {
      const others = (truth[eventId] ?? []).filter((id) => id !== sessionId);
      const sessionIds = isStarred ? [...others, sessionId] : others;
      return {
        truth: { ...truth, [eventId]: sessionIds },
        says: [['agenda.stars_changed', { eventId, sessionIds }]],
        answer: { sessionIds },
      };
    },
    reads: [1, 2].map((eventId) => ({
      options: stars.options(eventId),
      answer: (truth: Truth) => ({ sessionIds: truth[eventId] }),
    })),
    own: (deed, send) => ({ ...starring(deed), send }),
  }));

test('whether a session is open to me is read again when that may have changed', () => {
  const at = (eventId: number, sessionId: number) => joinPlace.options({ eventId, sessionId });
  return expectReadAgain({ one: at(1, 3), other: at(2, 4) }, [
    [['events.opens_changed', { eventId: 1 }], ['one']],
    [['events.opens_changed', { eventId: 2 }], ['other']],
    [['agenda.published', { eventId: 1, version: 2 }], ['one']],
  ]);
});
