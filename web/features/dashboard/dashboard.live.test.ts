import type { DashboardLayout } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { attendeeCards } from './dashboard.cards.ts';
import { arranging, layout } from './dashboard.live.ts';

const usual: DashboardLayout = { order: [], hidden: [] };
const cards = fc.uniqueArray(fc.constantFrom(...attendeeCards));

test('cards stand as a fresh reading says, own changes too', () =>
  expectReplay({
    begin: usual,
    deeds: fc.record({ order: cards, hidden: cards }),
    act: (_, deed: DashboardLayout) => ({
      truth: deed,
      says: [['dashboard.arranged', {}] as const],
      answer: deed,
    }),
    reads: [{ options: layout.options(), answer: (truth) => truth }],
    own: (deed, send) => ({ ...arranging(deed), send }),
  }));
