import { expect, test } from 'vitest';
import { batchSize, inBatches } from './invitations.batches.ts';

const people = Array.from({ length: 2 * batchSize + 7 }, (_, id) => id);

test('everyone is sent once, in batches a call takes, and progress is told', async () => {
  const sent: number[][] = [];
  const told: number[] = [];
  await inBatches(
    people,
    async (batch) => sent.push(batch),
    (done) => told.push(done),
  );
  expect(sent.map(({ length }) => length)).toEqual([batchSize, batchSize, 7]);
  expect(sent.flat()).toEqual(people);
  expect(told).toEqual([batchSize, 2 * batchSize, people.length]);
});

test('a batch that fails ends it, and what went before was told', async () => {
  const told: number[] = [];
  const failing = inBatches(
    people,
    async ([first]) => {
      if (first === batchSize) throw new Error('Too many');
    },
    (done) => told.push(done),
  );
  await expect(failing).rejects.toThrow('Too many');
  expect(told).toEqual([batchSize]);
});

test('nobody needs no call', async () => {
  const never = () => Promise.reject(new Error('was called'));
  await expect(inBatches([], never, () => undefined)).resolves.toBeUndefined();
});
