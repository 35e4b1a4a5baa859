import type { PricingSetup, ShownPricing } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';

/** What buttons lead to may be published or not. */
export const shownPricing = liveAnswer<ShownPricing>({
  key: ['pricing', 'shown'],
  read: (_, signal) => call('GET /api/pricing', { signal }),
  told: () => ({
    'pricing.changed': () => readAgain(),
    'events.changed': () => readAgain(),
    'organisations.changed': () => readAgain(),
  }),
  staleTime: 60_000,
});

export const pricingSetup = liveAnswer<PricingSetup>({
  key: ['pricing', 'setup'],
  read: (_, signal) => call('GET /api/pricing/setup', { signal }),
  told: () => ({ 'pricing.changed': () => readAgain() }),
});
