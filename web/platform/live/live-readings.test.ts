import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { deliver } from '../messages.ts';
import { createQueryClient } from '../query-client.ts';
import { readAgain } from './live.ts';
import { liveReadings } from './live-readings.ts';
import { listenToLives } from './lives.ts';

const figures = liveReadings<number>({
  key: ['tried', 'figures'],
  told: () => ({
    'exhibitors.console_changed': (told) =>
      readAgain((exhibitorId) => exhibitorId === told.exhibitorId, 3_000),
  }),
});

afterEach(() => vi.useRealTimers());

test('what comes in bursts is read once, when it is calmer, and only where it is meant', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const stop = listenToLives(client);
  const read = vi.fn<(exhibitorId: number) => Promise<number>>(() => Promise.resolve(0));
  const open = (exhibitorId: number) =>
    new QueryObserver(client, {
      queryKey: [...figures.key, exhibitorId],
      queryFn: () => read(exhibitorId),
      ...figures.live,
    }).subscribe(() => undefined);
  const [leaveOne, leaveOther] = [open(1), open(2)];
  await vi.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 5; times += 1) {
    deliver('exhibitors.console_changed', { eventId: 1, exhibitorId: 1 });
  }
  // Each window waits for half of it at least.
  await vi.advanceTimersByTimeAsync(1_400);
  expect(read.mock.calls).toEqual([[1], [2]]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(read.mock.calls).toEqual([[1], [2], [1]]);
  leaveOne();
  leaveOther();
  stop();
});
