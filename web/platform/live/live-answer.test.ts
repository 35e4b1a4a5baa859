import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { deliver, heal } from '../messages.ts';
import { createQueryClient } from '../query-client.ts';
import { liveAnswer } from './live-answer.ts';
import { only, unsure } from './live.ts';
import { listenToLives } from './lives.ts';

interface Figures {
  count: number;
}

const figures = liveAnswer<Figures, number>({
  key: ['tried', 'figures'],
  read: () => Promise.reject(new Error('A replay reads by itself.')),
  told: () => ({
    'agenda.published': ({ eventId, version }) =>
      only((id) => id === eventId, unsure({ step: () => ({ count: version }) })),
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

test('what was refused is asked for again once something is told', async () => {
  const client = createQueryClient();
  const stop = listenToLives(client);
  const answers = [Promise.reject(new Error('Not yet.')), Promise.resolve({ count: 3 })];
  const observer = new QueryObserver(client, {
    ...figures.options(1),
    queryFn: () => answers.shift() ?? Promise.reject(new Error('Once too often.')),
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  deliver('agenda.published', { eventId: 1, version: 3 });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ count: 3 }));
  leave();
  stop();
});

test.each([
  { missed: [], reads: 0 },
  { missed: ['todo.task_changed'], reads: 0 },
  { missed: ['todo.task_changed', 'agenda.published'], reads: 1 },
  { missed: null, reads: 1 },
])('after a gap in which it missed $missed it is read $reads times more', async (gap) => {
  const client = createQueryClient();
  const stop = listenToLives(client);
  const read = vi.fn<() => Promise<Figures>>().mockResolvedValue({ count: 3 });
  const observer = new QueryObserver(client, { ...figures.options(1), queryFn: read });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ count: 3 }));
  heal(gap.missed);
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  expect(read).toHaveBeenCalledTimes(1 + gap.reads);
  leave();
  stop();
});

test('what was refused is asked for again after every gap', async () => {
  const client = createQueryClient();
  const stop = listenToLives(client);
  const read = vi.fn<() => Promise<Figures>>();
  read.mockRejectedValueOnce(new Error('Nobody is there.')).mockResolvedValue({ count: 3 });
  const observer = new QueryObserver(client, {
    ...figures.options(1),
    queryFn: read,
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  heal([]);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ count: 3 }));
  leave();
  stop();
});
