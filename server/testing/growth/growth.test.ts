import { expect, test } from 'vitest';
import { growthOf, steepest } from './growth.ts';

const words = 400_000;
const text = 'a '.repeat(words);

function turns(count: number): number {
  let found = 0;
  for (let turn = 0; turn < count; turn += 1) found += text.charCodeAt(turn % text.length);
  return found;
}

test('what is read once is linear', async () => {
  const growth = await growthOf((share) => turns(words * 40 * share), { nothingMs: 1 });
  expect(growth).toBeLessThan(steepest);
});

test('what looks at all of it from every place is not', async () => {
  const growth = await growthOf((share) => turns((4_000 * share) ** 2), { nothingMs: 1 });
  expect(growth).toBeGreaterThan(steepest);
});

test('what takes no time is not looked at', async () => {
  expect(await growthOf(() => null, { nothingMs: 100 })).toBe(1);
});
