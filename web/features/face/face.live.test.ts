import type { FaceSetup } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { faceSetup } from './face.live.ts';

test('what is edited of the public page is what a fresh reading gives', () =>
  expectReplay({
    begin: 0,
    deeds: fc.nat(9),
    act: (truth: number, deed) => ({
      truth: truth + deed,
      says: [['face.changed', {}]],
      answer: { version: truth + deed } as FaceSetup,
    }),
    reads: [{ options: faceSetup.options(), answer: (version: number) => ({ version }) }],
  }));
