import { expect, test } from 'vitest';
import { openSightings } from './door.sightings.ts';

test('the same code is new again three seconds after it was last seen', () => {
  let now = 0;
  const isNew = openSightings(() => now);
  expect(isNew('one')).toBe(true);
  for (now = 150; now < 10_000; now += 150) expect(isNew('one')).toBe(false);
  now += 3_000;
  expect(isNew('one')).toBe(true);
  expect(isNew('two')).toBe(true);
  expect(isNew('one')).toBe(true);
});
