import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { liveAnswer } from './live-answer.ts';
import { only } from './live.ts';

interface Figures {
  count: number;
}

const figures = liveAnswer<Figures, number>({
  key: ['tried', 'figures'],
  read: () => Promise.reject(new Error('A replay reads by itself.')),
  told: () => ({
    'agenda.published': ({ eventId, version }) =>
      only((id) => id === eventId, { step: () => ({ count: version }) }),
  }),
});

type Truth = Readonly<Record<number, number>>;

const deeds = fc.record({ eventId: fc.integer({ min: 1, max: 2 }), count: fc.nat(9) });

test('what no version orders is what a fresh reading gives, own changes too', () =>
  expectReplay({
    begin: { 1: 0, 2: 0 },
    deeds,
    act: (truth: Truth, { eventId, count }) => ({
      truth: { ...truth, [eventId]: count },
      says: [['agenda.published', { eventId, version: count }]],
      answer: { count },
    }),
    reads: [1, 2].map((eventId) => ({
      options: figures.options(eventId),
      answer: (truth: Truth) => ({ count: truth[eventId] }),
    })),
    own: ({ eventId, count }, send) => {
      const changed = (next: Figures) =>
        figures.changed((known, id) => (id === eventId ? next : known));
      const learns = (answer: Figures) => [changed(answer)];
      return { key: 'tried', shows: [changed({ count })], send, learns };
    },
  }));
