import type { MyProfile, Standing } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { connectionsOptions, personOptions } from './profiles.api.ts';
import { myProfile, savedProfile } from './profiles.live.ts';

test('people are what a fresh reading gives of how I stand to them', () =>
  expectReplay({
    begin: 'none',
    deeds: fc.constantFrom<Standing>('none', 'asked', 'asks', 'connected'),
    act: (_: Standing, standing: Standing) => ({
      truth: standing,
      says: [['profiles.connections_changed', { personId: 7 }]],
    }),
    reads: [connectionsOptions(1), personOptions(1, 7)].map((options) => ({
      options,
      answer: (standing: Standing) => ({ standing }),
    })),
  }));

test('my profile is as I left it in whatever window', () =>
  expectReplay({
    begin: { version: 1, headline: '' },
    deeds: fc.string(),
    act: ({ version: before }, headline) => {
      const version = before + 1;
      const truth = { version, headline };
      return { truth, says: [['profiles.mine_changed', { version }]], answer: truth };
    },
    reads: [{ options: myProfile.options(), answer: (truth) => truth }],
    own: (_, send) => ({
      key: '',
      shows: [],
      send,
      learns: (saved: unknown) => [savedProfile(saved as MyProfile)],
    }),
  }));
