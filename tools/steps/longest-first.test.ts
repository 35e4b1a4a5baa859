import { expect, test } from 'vitest';
import { filesBelow } from '../files-below.mjs';
import { root } from '../prepare/places.mjs';
import { longest } from './longest-first.mjs';

test('each file that goes first is there', () => {
  const files = ['server', 'tools'].flatMap((room) => filesBelow(root, room));
  const missing = longest.filter((name) => !files.some((file) => file.includes(`/${name}.`)));
  expect(missing).toEqual([]);
});
