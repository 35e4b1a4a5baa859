import type { Encoder, EncoderNow } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { encoders } from './encoder.live.ts';

const begin = '2026-11-27T09:00:00.000Z';

type Truth = Readonly<Record<number, Encoder>>;

const anEncoder = (stageId: number): Encoder => ({
  stageId,
  address: 'rtmp://localhost/live',
  madeAt: '2026-11-27T09:00:00.000Z',
  at: null,
  isConnected: false,
  figures: null,
  complaint: null,
});

const deed = fc.record({
  stageId: fc.integer({ min: 1, max: 2 }),
  isConnected: fc.boolean(),
  complaint: fc.constantFrom(null, 'keyframes', 'video_codec'),
});

test('what arrives of an encoder is what a fresh reading gives', () =>
  expectReplay({
    begin: { 1: anEncoder(1), 2: anEncoder(2) },
    deeds: deed,
    act: (truth: Truth, { stageId, isConnected, complaint }) => {
      const before = truth[stageId] ?? anEncoder(stageId);
      const at = new Date(Date.parse(before.at ?? begin) + 2_000).toISOString();
      const now: EncoderNow = { at, isConnected, figures: null, complaint };
      const changed = { ...before, ...now };
      return {
        truth: { ...truth, [stageId]: changed },
        says: [['stages.encoder', { eventId: 1, stageId, now }]],
      };
    },
    reads: [1, 2].map((stageId) => ({
      options: encoders.options({ eventId: 1, stageId }),
      answer: (truth: Truth) => truth[stageId],
    })),
  }));
