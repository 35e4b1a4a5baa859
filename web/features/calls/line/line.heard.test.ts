import type { Call, CallState } from '@plenum/contract';
import { beforeEach, expect, test } from 'vitest';
import { heardCall } from './line.heard.ts';

let id = 0;

const aCall = (state: CallState) =>
  ({ id, state, endedAt: state === 'ended' ? '2026-11-26T09:00:00Z' : null }) as Call;

beforeEach(() => {
  id += 1;
});

test.each<[CallState[], CallState]>([
  [['ringing', 'going', 'ended'], 'ended'],
  [['going', 'ringing'], 'going'],
  [['ended', 'ringing', 'going'], 'ended'],
])('of %j in the order they came, %s stays', (states, stays) => {
  for (const state of states) heardCall.set(aCall(state));
  expect(heardCall.get()?.state).toBe(stays);
});

test('another call rings though the last one is over', () => {
  heardCall.set(aCall('ended'));
  id += 1;
  heardCall.set(aCall('ringing'));
  expect(heardCall.get()).toMatchObject({ id, state: 'ringing' });
});
