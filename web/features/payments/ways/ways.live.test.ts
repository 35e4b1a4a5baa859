import type { WaySettings } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { waySettings } from './ways.live.ts';

const settings = (version: number, isOn: boolean): WaySettings => ({
  version,
  ways: [{ way: 'transfer', isOn, words: {} }],
});

test('the ways to pay are what a fresh reading gives', () =>
  expectReplay({
    begin: settings(0, true),
    deeds: fc.boolean(),
    act: ({ version }: WaySettings, isOn) => {
      const truth = settings(version + 1, isOn);
      return { truth, says: [['payments.ways_changed', { settings: truth }] as const] };
    },
    reads: [{ options: waySettings.options(), answer: (truth: WaySettings) => truth }],
  }));
