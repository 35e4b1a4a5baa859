import type { Pool, PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feelPressure } from './pressure.ts';

let tick: () => void;
let answer: (client: PoolClient) => void;
const pool = {
  waitingCount: 0,
  connect: () => new Promise((resolve) => (answer = resolve)),
} as { waitingCount: number } & Pick<Pool, 'connect'>;
const clock = {
  every: (_ms: number, deed: () => void) => ((tick = deed), () => undefined),
};
const pass = (ms: number) => {
  vi.advanceTimersByTime(ms);
  tick();
};
const release = vi.fn<() => void>();
const serve = async () => {
  answer({ release } as unknown as PoolClient);
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  pool.waitingCount = 0;
});
afterEach(() => vi.useRealTimers());

test('is none while nobody waits', () => {
  const { pressure } = feelPressure(clock, pool);
  pass(100);
  expect(pressure()).toBe(0);
});

test('grows while whoever waits for the database is not served, and is as long as they waited', async () => {
  const { pressure } = feelPressure(clock, pool);
  pool.waitingCount = 1;
  pass(100);
  pass(100);
  pass(100);
  expect(pressure()).toBe(200);
  await serve();
  expect(pressure()).toBe(200);
  expect(release).toHaveBeenCalledTimes(1);
  pool.waitingCount = 0;
  pass(100);
  expect(pressure()).toBe(0);
});

test('a long line that moves is none', async () => {
  const { pressure } = feelPressure(clock, pool);
  pool.waitingCount = 200;
  for (let round = 0; round < 5; round++) {
    pass(100);
    await serve();
  }
  expect(pressure()).toBe(0);
});

test('a process that comes late once is forgiven, twice in a row is not', () => {
  const { pressure } = feelPressure(clock, pool);
  pass(900);
  expect(pressure()).toBe(0);
  pass(700);
  expect(pressure()).toBe(600);
  pass(100);
  expect(pressure()).toBe(0);
});
