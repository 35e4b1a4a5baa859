import type { Call, PastCall } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { pastCalls } from './calls.live.ts';

const at = '2026-11-22T10:00:00Z';
const person = { id: 1, fullName: 'Ada', avatar: null };

const call = (conversationId: number, endedAt: string | null): Call => ({
  id: 1,
  conversationId,
  caller: person,
  callee: person,
  state: endedAt ? 'ended' : 'ringing',
  hasVideo: false,
  callerDevice: 'a',
  calleeDevice: null,
  rangAt: at,
  answeredAt: null,
  endedAt,
});

const past = (id: number): PastCall => ({
  id,
  callerId: 1,
  state: 'ended',
  hasVideo: false,
  seconds: 1,
  rangAt: at,
});

test('the calls of a conversation that are over are what a fresh reading gives', () =>
  expectReplay<readonly PastCall[], boolean>({
    begin: [],
    deeds: fc.boolean(),
    act: (calls, isOver) => ({
      truth: isOver ? [...calls, past(calls.length + 1)] : calls,
      says: [['calls.changed', { call: call(3, isOver ? at : null) }]],
    }),
    reads: [{ options: pastCalls.options(3), answer: (calls) => [...calls] }],
  }));
