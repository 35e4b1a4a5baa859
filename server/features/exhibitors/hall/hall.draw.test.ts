import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawn } from './hall.draw.ts';

const booth = fc.record({
  id: fc.integer({ min: 1, max: 100_000 }),
  tier: fc.constantFrom('platinum' as const, 'gold' as const, 'silver' as const),
});
const booths = fc.uniqueArray(booth, { selector: ({ id }) => id, maxLength: 40 });

test('each stands once, tier by tier, wherever it stood before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), booths, (eventId, some) => {
      const order = drawn(eventId, some);
      expect(order.toSorted((a, b) => a.id - b.id)).toEqual(some.toSorted((a, b) => a.id - b.id));
      const tiers = order.map(({ tier }) => ['platinum', 'gold', 'silver'].indexOf(tier));
      expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
      expect(drawn(eventId, some.toReversed())).toEqual(order);
    }),
  );
});

test('the order is the one that is written down', () => {
  const some = [1, 2, 3, 4].map((id) => ({ id, tier: 'gold' as const }));
  expect(drawn(7, some).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});
