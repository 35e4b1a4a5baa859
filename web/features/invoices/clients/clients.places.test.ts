import { expect, test } from 'vitest';
import { openClient, readClientSearch } from './clients.places.ts';

test.each([
  [{ client: '7' }, 7],
  [{ client: 'new' }, 'new'],
  [{ client: '0' }, undefined],
  [{ client: 'x' }, undefined],
  [{ client: 7 }, undefined],
  [{}, undefined],
])('%o opens %s', (search, shown) => {
  expect(openClient(readClientSearch(search))).toBe(shown);
});
