import type { Delivery } from '@plenum/contract';
import { afterAll, expect, test } from 'vitest';
import { openDemo } from '../../testing/demo/open-demo.ts';

const { app, ask, summit } = await openDemo();
afterAll(() => app.close());

test('promises its sponsors what ten weeks of its visits can show', async () => {
  const params = { eventId: summit.id };
  const lines = await ask<Delivery[]>('GET /api/events/:eventId/sponsor-delivery', params);
  // Which sponsor of a package is seen most is drawn anew with each demo.
  const packages = new Map<string, { promised: number; impressions: number }>();
  for (const { placement, promised, impressions } of lines.filter((one) => one.promised > 0)) {
    const key = `${placement} ${promised}`;
    const sum = packages.get(key) ?? { promised: 0, impressions: 0 };
    packages.set(key, {
      promised: sum.promised + promised,
      impressions: sum.impressions + impressions,
    });
  }
  const shares = [...packages.values()].map((one) => one.impressions / one.promised);
  expect(shares).toHaveLength(6);
  for (const share of shares) {
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(2);
  }
});
