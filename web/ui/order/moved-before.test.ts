import { expect, test } from 'vitest';
import { movedBefore } from './moved-before.ts';

const rows = [1, 2, 3].map((id) => ({ id }));

test.each([
  [3, 1, [3, 1, 2]],
  [1, 3, [2, 1, 3]],
  [1, null, [2, 3, 1]],
  [2, 9, [1, 3, 2]],
  [9, 1, [1, 2, 3]],
])('%d before %s', (id, beforeId, order) => {
  expect(movedBefore(rows, id, beforeId).map((row) => row.id)).toEqual(order);
});
