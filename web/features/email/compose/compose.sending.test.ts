import type { EmailDetail } from '@plenum/contract';
import { expect, test } from 'vitest';
import { CallProblem } from '../../../platform/call-problem.ts';
import { sendingOnce } from './compose.sending.ts';

const sent = { id: 9 } as EmailDetail;
const lost = new CallProblem(0, undefined);
const gone = new CallProblem(404, { code: 'not_found' });

/** A server that does each attempt once and may lose its answer. */
function aServer(answers: (EmailDetail | CallProblem)[]) {
  const attempts: [number, string][] = [];
  const state = { version: 3, isSaved: true };
  const send = (version: number, key: string) => {
    attempts.push([version, key]);
    const next = answers.shift();
    return next instanceof CallProblem ? Promise.reject(next) : Promise.resolve(next ?? sent);
  };
  const flush = () => Promise.resolve(state.isSaved);
  return { attempts, state, once: sendingOnce({ flush, version: () => state.version, send }) };
}

test('what is not saved is not sent', async () => {
  const { state, once, attempts } = aServer([]);
  state.isSaved = false;
  expect(await once.deliver()).toBeNull();
  expect(attempts).toEqual([]);
});

test('after a lost answer the same attempt is asked for again', async () => {
  const { attempts, once } = aServer([lost, sent]);
  await expect(once.deliver()).rejects.toBe(lost);
  expect(once.isUnsure()).toBe(true);
  expect(await once.deliver()).toBe(sent);
  expect(attempts[1]).toEqual(attempts[0]);
  expect(once.isUnsure()).toBe(false);
});

test('words written meanwhile that cannot be saved do not hide that the mail was sent', async () => {
  const { attempts, state, once } = aServer([lost, sent]);
  await expect(once.deliver()).rejects.toBe(lost);
  state.isSaved = false;
  expect(await once.deliver()).toBe(sent);
  expect(attempts[1]).toEqual(attempts[0]);
});

test('words that were saved meanwhile show that it was not sent, and go along', async () => {
  const { attempts, state, once } = aServer([lost, sent]);
  await expect(once.deliver()).rejects.toBe(lost);
  state.version = 4;
  expect(await once.deliver()).toBe(sent);
  expect(attempts[1]?.[0]).toBe(4);
  expect(attempts[1]?.[1]).not.toBe(attempts[0]?.[1]);
});

test('a refusal is sure', async () => {
  const { once } = aServer([gone]);
  await expect(once.deliver()).rejects.toBe(gone);
  expect(once.isUnsure()).toBe(false);
});
