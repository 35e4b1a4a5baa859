import { beforeAll, expect, test } from 'vitest';
import { loadTemporal, type TemporalApi } from './temporal.ts';
import { instantOf, wallOf } from './wall-time.ts';

let temporal: TemporalApi;
beforeAll(async () => {
  temporal = await loadTemporal();
});

test.each([
  ['2026-11-21T14:30', 'Europe/Berlin', '2026-11-21T13:30:00Z'],
  ['2026-07-01T09:00', 'Europe/Lisbon', '2026-07-01T08:00:00Z'],
  ['2026-01-01T00:15', 'Asia/Kathmandu', '2025-12-31T18:30:00Z'],
  // The hour that comes twice: the first one.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
])('%s in %s is %s, and back', (wall, zone, instant) => {
  expect(instantOf(temporal, wall, zone)).toBe(instant);
  expect(wallOf(temporal, instant, zone)).toBe(wall);
});

test('a time that the clocks skip is none', () => {
  expect(instantOf(temporal, '2026-03-29T02:30', 'Europe/Berlin')).toBeNull();
});
