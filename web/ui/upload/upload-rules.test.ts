import { expect, test } from 'vitest';
import { refusalOf } from './upload-rules.ts';

const rules = { types: ['image/png'], maxBytes: 10 };

test.each([
  ['image/png', 10, null],
  ['image/png', 11, 'size'],
  ['image/svg+xml', 1, 'type'],
  ['', 1, 'type'],
])('%s of %i bytes: %s', (type, size, refusal) => {
  expect(refusalOf({ type, size }, rules)).toBe(refusal);
});
