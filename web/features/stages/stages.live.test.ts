import type { Speaker, Stage } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { expectReplay } from '../../testing/live/replay.ts';
import { captionsOf, replays } from './replay/replay.live.ts';
import { recordings, stages, storage, withoutStage, withStage } from './stages.live.ts';

type Truth = Readonly<Record<number, readonly Stage[]>>;

const aStage = (id: number): Stage => ({
  id,
  name: { en: `Stage ${id}` },
  roomId: null,
  source: 'studio',
  address: null,
  fallback: null,
  hasFallback: false,
  followsAgenda: false,
  isRecorded: true,
  upcoming: [],
  run: null,
  needs: null,
  viewers: 0,
  version: 1,
});

const deed = fc.record({
  kind: fc.constantFrom('change', 'remove'),
  eventId: fc.integer({ min: 1, max: 2 }),
  id: fc.integer({ min: 1, max: 3 }),
});

/** Ids of one event's stages are no other event's. */
const idIn = (eventId: number, id: number) => eventId * 10 + id;

test('stages are what a fresh reading gives, whatever is done to them here or elsewhere', () =>
  expectReplay({
    begin: { 1: [], 2: [aStage(21)] },
    deeds: deed,
    act: (truth: Truth, { kind, eventId, ...of }) => {
      const id = idIn(eventId, of.id);
      const known = truth[eventId] ?? [];
      const before = known.find((stage) => stage.id === id);
      const put = (stage: Stage) =>
        before ? known.map((one) => (one.id === id ? stage : one)) : [...known, stage];
      if (kind === 'remove') {
        const left = known.filter((stage) => stage.id !== id);
        return { truth: { ...truth, [eventId]: left }, says: [['stages.changed', { eventId }]] };
      }
      const stage = before ?? aStage(id);
      const changed = { ...stage, version: stage.version + 1 };
      return {
        truth: { ...truth, [eventId]: put(changed) },
        says: [['stages.changed', { eventId }]],
        answer: changed,
      };
    },
    reads: [1, 2].map((eventId) => ({
      options: stages.options(eventId),
      answer: (truth: Truth) => truth[eventId],
    })),
    own: ({ kind, eventId, id }, send) => ({
      key: `${kind} ${eventId} ${id}`,
      shows: kind === 'remove' ? [withoutStage(eventId, idIn(eventId, id))] : [],
      send,
      ...(kind === 'change' && {
        learns: (stage: unknown) => [withStage(eventId, stage as Stage)],
      }),
    }),
  }));

test('stages are read again when tickets open something else, or the agenda is published', () =>
  expectReadAgain({ first: stages.options(1), second: stages.options(2) }, [
    [['events.opens_changed', { eventId: 1 }], ['first']],
    [['events.opens_changed', { eventId: 2 }], ['second']],
    [['agenda.published', { eventId: 2, version: 3 }], ['second']],
  ]));

test('recordings are read again when something of their event changes', () =>
  expectReadAgain({ first: recordings.options(1), second: recordings.options(2) }, [
    [['stages.changed', { eventId: 1 }], ['first']],
    [['stages.changed', { eventId: 2 }], ['second']],
    [['speakers.speaker_changed', { eventId: 1, speaker: {} as Speaker }], ['first']],
    [['events.opens_changed', { eventId: 2 }], ['second']],
  ]));

test('what recordings take up is read again when something of the event changes', () =>
  expectReadAgain({ first: storage.options(1), second: storage.options(2) }, [
    [['stages.changed', { eventId: 1 }], ['first']],
    [['stages.changed', { eventId: 2 }], ['second']],
  ]));

test('chapters and captions are read again when something of their event changes', () =>
  expectReadAgain(
    {
      replay: replays.options({ eventId: 1, runId: 7 }),
      captions: captionsOf.options({ eventId: 1, runId: 7, language: 'en' }),
      elsewhere: replays.options({ eventId: 2, runId: 8 }),
    },
    [
      [
        ['stages.changed', { eventId: 1 }],
        ['replay', 'captions'],
      ],
      [['stages.changed', { eventId: 2 }], ['elsewhere']],
    ],
  ));
