import type { Signal } from '@plenum/contract';
import { expect, test, vi } from 'vitest';
import { CallProblem } from '../../../platform/call-problem.ts';
import { signalOutbox } from './line.outbox.ts';

const signal = (text: string): Signal => ({ kind: 'candidate', text });
const pause = () => Promise.resolve();

function outboxTo(send: (texts: string[]) => Promise<unknown>) {
  const sent: string[][] = [];
  const put = signalOutbox({
    pause,
    send: async (signals) => {
      const texts = signals.map(({ text }) => text);
      await send(texts);
      sent.push(texts);
    },
  });
  return { sent, put };
}

test('sends in order, one call at a time, and gathers what comes up meanwhile', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const send = vi.fn<(texts: string[]) => Promise<unknown>>().mockReturnValueOnce(held);
  const { sent, put } = outboxTo(send);
  put(signal('1'));
  await expect.poll(() => send.mock.calls.length).toBe(1);
  for (const text of ['2', '3', '4']) put(signal(text));
  expect(send).toHaveBeenCalledTimes(1);
  letGo();
  await expect.poll(() => sent).toEqual([['1'], ['2', '3', '4']]);
});

test('never more at once than the contract allows', async () => {
  const { sent, put } = outboxTo(() => Promise.resolve());
  for (let number = 0; number < 120; number += 1) put(signal(String(number)));
  await expect.poll(() => sent.flat().length).toBe(120);
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(sent.flat().map(Number)).toEqual(Array.from({ length: 120 }, (_, number) => number));
});

test('what the network lost is sent again before anything newer', async () => {
  const send = vi
    .fn<(texts: string[]) => Promise<unknown>>()
    .mockRejectedValueOnce(new CallProblem(0, undefined))
    .mockRejectedValueOnce(new CallProblem(503, undefined))
    .mockResolvedValue(undefined);
  const { sent, put } = outboxTo(send);
  put(signal('1'));
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0);
  put(signal('2'));
  await expect.poll(() => sent.flat()).toEqual(['1', '2']);
});

test('what the server refuses is not tried again, and the next goes out', async () => {
  const send = vi
    .fn<(texts: string[]) => Promise<unknown>>()
    .mockRejectedValueOnce(new CallProblem(409, { code: 'calls.over' }))
    .mockResolvedValue(undefined);
  const { sent, put } = outboxTo(send);
  put(signal('1'));
  await expect.poll(() => send.mock.calls.length).toBe(1);
  put(signal('2'));
  await expect.poll(() => sent).toEqual([['2']]);
});
