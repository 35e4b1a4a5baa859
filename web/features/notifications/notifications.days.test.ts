import { expect, test } from 'vitest';
import { aNotice } from '../../testing/a-notice.ts';
import { byDay, dayBefore } from './notifications.days.ts';

test('a day is that of the reader’s clock', () => {
  const all = [
    aNotice(3, { at: '2026-11-22T00:30:00Z' }),
    aNotice(2, { at: '2026-11-21T23:30:00Z' }),
    aNotice(1, { at: '2026-11-21T22:30:00Z' }),
  ];
  const days = (zone: string) =>
    byDay(all, zone).map(({ day, notifications }) => [day, notifications.map(({ id }) => id)]);
  expect(days('UTC')).toEqual([
    ['2026-11-22', [3]],
    ['2026-11-21', [2, 1]],
  ]);
  expect(days('Europe/Berlin')).toEqual([
    ['2026-11-22', [3, 2]],
    ['2026-11-21', [1]],
  ]);
  expect([dayBefore('2026-03-01'), dayBefore('2027-01-01')]).toEqual(['2026-02-28', '2026-12-31']);
});
