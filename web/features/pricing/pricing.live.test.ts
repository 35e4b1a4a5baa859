import type { Organisation, PricingSetup } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { expectReplay } from '../../testing/live/replay.ts';
import { pricingSetup, shownPricing } from './pricing.live.ts';

test('what is edited and what is shown are what a fresh reading gives', () =>
  expectReplay({
    begin: 0,
    deeds: fc.nat(9),
    act: (truth: number, deed) => ({
      truth: truth + deed,
      says: [['pricing.changed', {}]],
      answer: { version: truth + deed } as PricingSetup,
    }),
    reads: [
      { options: pricingSetup.options(), answer: (version: number) => ({ version }) },
      { options: shownPricing.options(), answer: (truth: number) => ({ shown: truth }) },
    ],
  }));

const anOrganisation = { id: 1 } as Organisation;

test('what is shown follows its events and the organisation', () =>
  expectReadAgain({ shown: shownPricing.options() }, [
    [['events.changed', { eventId: 1 }], ['shown']],
    [['organisations.changed', anOrganisation], ['shown']],
  ]));
