import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayLack, openGap } from './missed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const slackMs = 2_000;
const askedFor = async (gap: ReturnType<typeof openGap>): Promise<number> => {
  let asked = 0;
  await gap.missed((ms) => {
    asked = ms;
    return Promise.resolve([]);
  });
  return asked - slackMs;
};

test('a gap begins with the page, and after it with the last sign', async () => {
  const gap = openGap();
  const sincePage = await askedFor(gap);
  vi.advanceTimersByTime(500);
  gap.noteSign();
  expect(await askedFor(gap)).toBe(sincePage + 500);
  gap.close();
  vi.advanceTimersByTime(25_000);
  gap.noteSign();
  vi.advanceTimersByTime(40_000);
  gap.open();
  gap.noteSign();
  expect(await askedFor(gap)).toBe(40_000);
});

test('while a machine sleeps one of its clocks may stand still', async () => {
  const gap = openGap();
  gap.close();
  vi.setSystemTime(Date.now() + 60_000);
  expect(await askedFor(gap)).toBe(60_000);
});

test('an answer that was long on its way, or none, leaves everything doubtful', async () => {
  const gap = openGap();
  const late = gap.missed(async () => {
    await vi.advanceTimersByTimeAsync(slackMs);
    return [];
  });
  expect(await late).toBeNull();
  expect(await gap.missed(() => Promise.reject(new Error('Nobody is there.')))).toBeNull();
  expect(await gap.missed(() => Promise.resolve(['agenda.published']))).toEqual([
    'agenda.published',
  ]);
});

test('what may be lacking is what was missed, or anything', () => {
  expect(mayLack(['agenda.published'], ['agenda.published', 'chat.seen'])).toBe(true);
  expect(mayLack(['agenda.published'], ['chat.seen'])).toBe(false);
  expect(mayLack(null, ['chat.seen'])).toBe(true);
});
