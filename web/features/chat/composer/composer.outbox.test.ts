// @vitest-environment happy-dom
import type { Line, NewLine } from '@plenum/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProblem } from '../../../platform/call-problem.ts';
import { aLine } from '../../../testing/a-line.ts';
import { dropLine, keepLine, outboxOf, sendWaiting, tryAgain } from './composer.outbox.ts';

const owner = '7 1';
const waiting = (clientId: string, conversationId = 3) => ({
  conversationId,
  input: { clientId, text: clientId },
  files: [],
  at: '2026-11-22T09:00:00.000Z',
});
const inBox = () =>
  outboxOf(owner)
    .get()
    .map(({ input }) => input.clientId);

const send = vi.fn<(conversationId: number, input: NewLine) => Promise<Line>>();
const onSent = vi.fn<(conversationId: number, line: Line) => void>();
const sendNow = () => sendWaiting(owner, { send, onSent });

beforeEach(() => {
  send.mockReset().mockImplementation(async (_, { clientId }) => aLine({ clientId }));
  onSent.mockReset();
});
afterEach(() => {
  for (const clientId of inBox()) dropLine(owner, clientId);
});

test('a line stays until it is acknowledged, and goes again under the same id', async () => {
  keepLine(owner, waiting('first'));
  keepLine(owner, waiting('second'));
  send.mockRejectedValueOnce(new CallProblem(0, undefined));
  expect(await sendNow()).toBe(false);
  expect(inBox()).toEqual(['first', 'second']);
  expect(await sendNow()).toBe(true);
  expect(send.mock.calls.map(([, { clientId }]) => clientId)).toEqual(['first', 'first', 'second']);
  expect(inBox()).toEqual([]);
  expect(onSent.mock.calls.map(([, { clientId }]) => clientId)).toEqual(['first', 'second']);
});

test.each([429, 500, 503, 401])('an answer of %i is for later', async (status) => {
  keepLine(owner, waiting('first'));
  send.mockRejectedValueOnce(new CallProblem(status, {}));
  expect(await sendNow()).toBe(false);
  expect(outboxOf(owner).get()[0]?.refused).toBeUndefined();
});

test('a refused line says why, holds up no other, and can be tried again', async () => {
  keepLine(owner, waiting('refused'));
  keepLine(owner, waiting('next', 4));
  send.mockRejectedValueOnce(new CallProblem(409, { code: 'chat.paused' }));
  expect(await sendNow()).toBe(true);
  expect(outboxOf(owner).get()).toEqual([
    { ...waiting('refused'), refused: { status: 409, code: 'chat.paused' } },
  ]);
  await sendNow();
  expect(send).toHaveBeenCalledTimes(2);
  tryAgain(owner, 'refused');
  await sendNow();
  expect(inBox()).toEqual([]);
});

test('two rounds at once send each line once', async () => {
  keepLine(owner, waiting('first'));
  await Promise.all([sendNow(), sendNow()]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what waits outlives the page, for its owner alone', async () => {
  keepLine(owner, waiting('kept'));
  vi.resetModules();
  const reloaded = await import('./composer.outbox.ts');
  expect(
    reloaded
      .outboxOf(owner)
      .get()
      .map(({ input }) => input.clientId),
  ).toEqual(['kept']);
  expect(reloaded.outboxOf('8 1').get()).toEqual([]);
});
