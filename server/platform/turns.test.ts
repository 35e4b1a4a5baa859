import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

/** Work that ends when it is told to, noted in the order it began. */
function aWorkshop(line: Parameters<typeof turnsOf>[0]) {
  const inTurn = turnsOf(line);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (whose: string, name: string) =>
    inTurn(whose, () => {
      begun.push(name);
      return new Promise<string>((resolve) => void ends.push(() => resolve(name)));
    });
  const finishOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, finishOne };
}

test('so many at a time, everybody in turn, however much one of them wants', async () => {
  const { ask, begun, finishOne } = aWorkshop({ atOnce: 1, most: 100, mostEach: 100 });
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ask('b', 'b1'),
    ask('b', 'b2'),
    ask('c', 'c1'),
  ];
  expect(begun).toEqual(['a1']);
  for (let count = 0; count < all.length; count++) await finishOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  await expect(Promise.all(all)).resolves.toHaveLength(7);
});

test('what is too much for one, or in all, is refused at once, and there is room again afterwards', async () => {
  const { ask, begun, finishOne } = aWorkshop({ atOnce: 1, most: 3, mostEach: 2 });
  const kept = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  const busy = { code: 'unavailable', details: { retryAfterSeconds: 2 } };
  await expect(ask('a', 'a4')).rejects.toMatchObject(busy);
  kept.push(ask('b', 'b1'));
  await expect(ask('c', 'c1')).rejects.toMatchObject(busy);
  await finishOne();
  kept.push(ask('c', 'c2'));
  for (let count = 0; count < kept.length; count++) await finishOne();
  await Promise.all(kept);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'c2']);
});

test('work that fails leaves its place to the next', async () => {
  const inTurn = turnsOf({ atOnce: 1, most: 5, mostEach: 5 });
  const failed = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
