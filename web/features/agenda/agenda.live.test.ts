import type { AgendaSession, Speaker } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { aSession } from '../../testing/a-session.ts';
import { expectReplay } from '../../testing/live/replay.ts';
import { edit, remove } from './agenda.edits.ts';
import { draft, eventSetup, eventSpeakers } from './agenda.live.ts';
import { expectReadAgain } from '../../testing/live/read-again.ts';

/** Sessions that are gone are kept: one that comes back has a higher version. */
type Truth = readonly { eventId: number; session: AgendaSession; isGone: boolean }[];

const eventOf = (id: number) => (id % 2) + 1;

const begun = (id: number) => ({
  eventId: eventOf(id),
  session: aSession({ id }),
  isGone: false,
});

const deeds = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  isGone: fc.boolean(),
  minutes: fc.integer({ min: 10, max: 20 }),
});

test('the draft is what a fresh reading gives, whatever crosses on its way', () =>
  expectReplay({
    begin: [1, 2, 3, 4, 5].map(begun),
    deeds,
    act: (truth: Truth, { id, isGone, minutes }) => {
      const place = truth.findIndex(({ session }) => session.id === id);
      const known = truth[place] ?? begun(id);
      const session = { ...known.session, minutes, version: known.session.version + 1 };
      const next = { ...known, session, isGone };
      const told = isGone ? { sessions: [], gone: [id] } : { sessions: [session], gone: [] };
      return {
        // One that comes back comes last.
        truth: known.isGone ? [...truth.toSpliced(place, 1), next] : truth.with(place, next),
        says: [['agenda.draft_changed', { eventId: eventOf(id), ...told }]],
        answer: [{ ...told, changeId: 1 }],
      };
    },
    reads: [1, 2].map((eventId) => ({
      options: draft.options(eventId),
      answer: (truth: Truth) => ({
        sessions: truth
          .filter((one) => one.eventId === eventId && !one.isGone)
          .map(({ session }) => session),
      }),
    })),
    own: ({ id, isGone, minutes }, send) => {
      const session = aSession({ id });
      const change = isGone
        ? remove(eventOf(id), session)
        : edit(eventOf(id), [{ session, fields: { minutes } }]);
      return { ...change, send };
    },
  }));

test('what the draft stands on is what a fresh reading gives', () =>
  expectReadAgain({ setup: eventSetup.options(1), speakers: eventSpeakers.options(1) }, [
    [
      ['events.setup_changed', { eventId: 1 }],
      ['setup', 'speakers'],
    ],
    [['speakers.speaker_changed', { eventId: 1, speaker: { id: 3 } as Speaker }], ['speakers']],
    [['speakers.speaker_gone', { eventId: 1, id: 3 }], ['speakers']],
  ]));
