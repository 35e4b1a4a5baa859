import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { onReconnect } from '../messages.ts';
import { createQueryClient } from '../query-client.ts';
import { liveAnswer } from './live-answer.ts';
import { listenToLives } from './lives.ts';
import { teach } from './teach.ts';

interface Count {
  /** Everything up to here was told. */
  upTo: number;
  head: number;
}

let ask: <Answer>(look: (truth: number) => Answer) => Promise<Answer>;
let readings = { begun: 0, on: 0 };

const knowing = (head: number) => (known: Count) =>
  head > known.head ? { ...known, head } : known;

const counted = liveAnswer<Count>({
  key: ['tried', 'count'],
  isVersioned: true,
  lacks: ({ upTo, head }) => upTo < head,
  read: () => {
    readings.begun += 1;
    return ask((truth) => ({ upTo: truth, head: truth }));
  },
  readOn: async (known) => {
    readings.on += 1;
    const upTo = await ask((truth) => truth);
    return { upTo, head: Math.max(upTo, known.head) };
  },
  told: () => ({
    'chat.stirred': ({ sequence }) => ({
      step: (known) => {
        const upTo = sequence === known.upTo + 1 ? sequence : known.upTo;
        return upTo === known.upTo && sequence <= known.head
          ? known
          : { upTo, head: Math.max(known.head, sequence) };
      },
    }),
  }),
});

/** After a gap the window asks where the count stands, and is told no more than that. */
const watch = (client: QueryClient) => {
  const observer = new QueryObserver(client, counted.options(undefined));
  const forget = onReconnect(() => {
    void ask((truth) => truth).then((head) => teach(client, counted.changed(knowing(head))));
  });
  const leave = observer.subscribe(() => undefined);
  return {
    read: () => void observer.refetch(),
    leave: () => {
      forget();
      leave();
    },
    compare: (truth: number) => ({
      shown: observer.getCurrentResult().data,
      fresh: { upTo: truth, head: truth },
    }),
  };
};

test('what counts its messages is whole in the end, and read from its beginning once', async () => {
  await expectReplay({
    begin: 3,
    deeds: fc.constant(null),
    act: (truth: number) => ({
      truth: truth + 1,
      says: [['chat.stirred', { conversationId: 1, sequence: truth + 1 }]],
    }),
    reads: [
      (client, truth, send) => {
        readings = { begun: 0, on: 0 };
        ask = (look) => send(() => look(truth()));
        const screen = watch(client);
        return {
          ...screen,
          leave: () => {
            expect(readings.begun).toBe(1);
            screen.leave();
          },
        };
      },
    ],
  });
});

test('a hole that opens right after another one was filled is read on as soon', async () => {
  vi.useFakeTimers();
  let truth = 1;
  ask = (look) => Promise.resolve(look(truth));
  const client = createQueryClient();
  const stop = listenToLives(client);
  const screen = watch(client);
  await vi.advanceTimersByTimeAsync(0);
  for (let hole = 0; hole < 6; hole += 1) {
    truth += 2;
    teach(client, counted.changed(knowing(truth)));
    await vi.advanceTimersByTimeAsync(300);
    const { shown, fresh } = screen.compare(truth);
    expect(shown).toEqual(fresh);
  }
  screen.leave();
  stop();
  vi.useRealTimers();
});
