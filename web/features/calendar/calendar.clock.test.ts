import { beforeAll, describe, expect, test } from 'vitest';
import { loadTemporal } from '../../ui/time/temporal.ts';
import { type Clock, clockOf, trueScale, wallScale } from './calendar.clock.ts';

let berlin: Clock;
beforeAll(async () => {
  berlin = clockOf(await loadTemporal(), 'Europe/Berlin');
});

const at = (instant: string) => Date.parse(instant);

describe('a day alone', () => {
  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-22', 24],
  ])('%s has %d hours', (day, hours) => {
    expect(trueScale(berlin).minutes(day)).toBe(hours * 60);
  });

  test('shows the hour that comes twice twice, and counts on', () => {
    const scale = trueScale(berlin);
    expect(scale.minuteOf(at('2026-10-25T00:30:00Z'), '2026-10-25')).toBe(150);
    expect(scale.minuteOf(at('2026-10-25T01:30:00Z'), '2026-10-25')).toBe(210);
    expect(scale.instantAt('2026-10-25', 210)).toBe(at('2026-10-25T01:30:00Z'));
  });
});

describe('days beside each other', () => {
  test('stand by what the clock shows, before and after a change of it', () => {
    const scale = wallScale(berlin);
    expect(scale.minuteOf(at('2026-03-29T07:00:00Z'), '2026-03-29')).toBe(9 * 60);
    expect(scale.minuteOf(at('2026-03-28T08:00:00Z'), '2026-03-28')).toBe(9 * 60);
    expect(scale.instantAt('2026-03-29', 9 * 60)).toBe(at('2026-03-29T07:00:00Z'));
  });

  test('keep to themselves what began before them or goes on after', () => {
    const scale = wallScale(berlin);
    expect(scale.minuteOf(at('2026-11-21T22:00:00Z'), '2026-11-22')).toBe(0);
    expect(scale.minuteOf(at('2026-11-23T05:00:00Z'), '2026-11-22')).toBe(1440);
    expect(scale.instantAt('2026-11-22', 1440)).toBe(berlin.midnight('2026-11-23'));
  });
});

test('a time that the clock skips is an hour later', () => {
  expect(berlin.at('2026-03-29', 150)).toBe(at('2026-03-29T01:30:00Z'));
});
