import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProblem } from '../../../platform/call-problem.ts';
import { collectSeen } from './visits.seeing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aSender = () => vi.fn<(ids: number[]) => Promise<void>>(() => Promise.resolve());
const patience = () => vi.advanceTimersByTimeAsync(3_000);

test('what was in sight is told together, and once', async () => {
  const send = aSender();
  const seeing = collectSeen(send);
  for (const id of [1, 2, 1]) seeing.see(id);
  expect(send).not.toHaveBeenCalled();
  await patience();
  expect(send.mock.calls).toEqual([[[1, 2]]]);
  seeing.see(2);
  await patience();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what did not arrive is told again, with more patience', async () => {
  const send = aSender().mockRejectedValueOnce(new CallProblem(0, undefined));
  const seeing = collectSeen(send);
  seeing.see(1);
  await patience();
  seeing.see(2);
  await patience();
  expect(send.mock.calls).toEqual([[[1]]]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(send.mock.calls).toEqual([[[1]], [[1, 2]]]);
});

test('what the server refused is not told again', async () => {
  const send = aSender().mockRejectedValueOnce(new CallProblem(404, { code: 'not_found' }));
  const seeing = collectSeen(send);
  seeing.see(1);
  await patience();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('who leaves tells what is left', () => {
  const send = aSender();
  const seeing = collectSeen(send);
  seeing.see(3);
  seeing.flush();
  expect(send.mock.calls).toEqual([[[3]]]);
});

test('no call carries more than the server takes', async () => {
  const send = aSender();
  const seeing = collectSeen(send);
  for (let id = 1; id <= 250; id += 1) seeing.see(id);
  await patience();
  await patience();
  expect(send.mock.calls.map(([ids]) => ids.length)).toEqual([200, 50]);
});
