import type { Speaker } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { moderated, ordered, shownSpeakers, speakers } from './speakers.live.ts';
import { expectReadAgain } from '../../testing/live/read-again.ts';

type Truth = Readonly<Record<number, readonly Speaker[]>>;

/** Of a speaker only the number, the name and the version matter here. */
const aSpeaker = (id: number, version = 1, name = '') => ({ id, version, name }) as Speaker;
const eventOf = (id: number) => (id % 2) + 1;

interface Deed {
  kind: 'order' | 'change' | 'remove';
  id: number;
  name: string;
}

const deeds: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('order', 'change', 'remove'),
  id: fc.integer({ min: 1, max: 6 }),
  name: fc.constantFrom('a', 'b'),
});

/** Last comes first. */
const turned = (all: readonly Speaker[]) => all.map(({ id }) => id).toReversed();
let lastVersion = 1;

function act(truth: Truth, { kind, id, name }: Deed) {
  const eventId = eventOf(id);
  const all = truth[eventId] ?? [];
  const then = (next: readonly Speaker[]) => ({ ...truth, [eventId]: next });
  if (kind === 'order') {
    const ids = turned(all);
    return {
      truth: then(all.toReversed()),
      says: [['speakers.order_changed', { eventId, ids }] as const],
      answer: ids,
    };
  }
  if (kind === 'remove') {
    return {
      truth: then(all.filter((one) => one.id !== id)),
      says: [['speakers.speaker_gone', { eventId, id }] as const],
    };
  }
  lastVersion += 1;
  const speaker = aSpeaker(id, lastVersion, name);
  const place = all.findIndex((one) => one.id === id);
  return {
    truth: then(place < 0 ? [...all, speaker] : all.with(place, speaker)),
    says: [['speakers.speaker_changed', { eventId, speaker }] as const],
  };
}

test('speakers and their order are what a fresh reading gives', () =>
  expectReplay({
    begin: { 1: [2, 4, 6].map((id) => aSpeaker(id)), 2: [1, 3, 5].map((id) => aSpeaker(id)) },
    deeds,
    act,
    reads: [1, 2].map((eventId) => ({
      options: speakers.options(eventId),
      answer: (truth: Truth) => truth[eventId],
    })),
    own: (deed, send) =>
      deed.kind === 'order'
        ? { key: 'order', shows: [ordered(eventOf(deed.id), [6, 5, 4, 3, 2, 1])], send }
        : null,
  }));

test('speakers follow the draft they speak in', () =>
  expectReadAgain({ list: speakers.options(1) }, [
    [['agenda.draft_changed', { eventId: 1, sessions: [], gone: [] }], ['list']],
  ]));

test('the speakers that are shown, and who moderates what, are what a fresh reading gives', () =>
  expectReadAgain({ shown: shownSpeakers.options('summit'), moderated: moderated.options(1) }, [
    [
      ['speakers.shown_changed', { eventId: 1 }],
      ['shown', 'moderated'],
    ],
    [
      ['agenda.published', { eventId: 1, version: 2 }],
      ['shown', 'moderated'],
    ],
    [
      ['events.changed', { eventId: 1 }],
      ['shown', 'moderated'],
    ],
  ]));
