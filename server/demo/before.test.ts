import { expect, test } from 'vitest';
import { systemClock } from '../platform/clock/clock.ts';
import type { Work } from '../platform/work.ts';
import { minutesBefore } from './before.ts';

const later: (() => void)[] = [];
const clock = {
  ...systemClock,
  now: () => new Date('2026-06-01T09:00:00Z'),
  after: (_: number, deed: () => void) => void later.push(deed),
};
const work = { clock } as Work;

test('what is done as if before happens then, and nothing comes of it later', () => {
  const then = minutesBefore(work, 90);
  then.clock.after(1_000, () => undefined);
  expect(then.clock.now().toISOString()).toBe('2026-06-01T07:30:00.000Z');
  expect(later).toEqual([]);
});
