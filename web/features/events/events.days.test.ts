import { expect, test } from 'vitest';
import { daysOf, faultOfDays, usualDays, zoneOfNew } from './events.days.ts';

test.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-10-24', '2026-10-26', 3],
  ['2028-02-28', '2028-03-01', 3],
])('%s to %s are %d days', (startsOn, endsOn, days) => {
  expect(daysOf({ startsOn, endsOn })).toBe(days);
  expect(faultOfDays({ startsOn, endsOn })).toBeNull();
});

test.each([
  ['', '2026-11-21', 'dayMissing'],
  ['2026-11-21', '', 'dayMissing'],
  ['2026-11-21', '2026-11-20', 'endsBefore'],
  ['2026-01-01', '2026-03-01', null],
  ['2026-01-01', '2026-03-02', 'tooLong'],
])('%s to %s: %s', (startsOn, endsOn, fault) => {
  expect(faultOfDays({ startsOn, endsOn })).toBe(fault);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'an event begins on a Thursday, from day %d of a week on',
  (day) => {
    const days = usualDays(Date.UTC(2026, 10, 15 + day, 23));
    expect(new Date(days.startsOn).getUTCDay()).toBe(4);
    expect(daysOf(days)).toBe(3);
  },
);

test('a new event begins in the zone of its organisation, unless that was never chosen', () => {
  expect(zoneOfNew('Europe/Lisbon', 'Asia/Tokyo')).toBe('Europe/Lisbon');
  expect(zoneOfNew('UTC', 'Asia/Tokyo')).toBe('Asia/Tokyo');
  expect(zoneOfNew(undefined, 'Asia/Tokyo')).toBe('Asia/Tokyo');
});
