import { describe, expect, test } from 'vitest';
import { instantOf, wallTime } from './wall-time.ts';

describe('what clocks show', () => {
  test.each([
    ['2027-03-28', '09:30', 'Europe/Berlin', '2027-03-28T07:30:00.000Z'],
    ['2027-03-27', '09:30', 'Europe/Berlin', '2027-03-27T08:30:00.000Z'],
    ['2026-11-21', '00:15', 'Asia/Kathmandu', '2026-11-20T18:30:00.000Z'],
    ['2028-02-29', '23:45', 'America/Sao_Paulo', '2028-03-01T02:45:00.000Z'],
    ['2026-11-01', '12:00', 'America/New_York', '2026-11-01T17:00:00.000Z'],
    ['2026-06-01', '9:05', 'Pacific/Auckland', '2026-05-31T21:05:00.000Z'],
  ])('%s %s in %s is %s, there and back', (day, time, zone, instant) => {
    const found = instantOf(day, time, zone);
    expect(found?.toISOString()).toBe(instant);
    expect(wallTime(new Date(instant), zone)).toMatchObject({ day, time: time.padStart(5, '0') });
  });

  test('a time that does not exist is one that clocks show, a twofold one the first', () => {
    expect(instantOf('2027-03-28', '02:30', 'Europe/Berlin')?.toISOString()).toMatch(
      /^2027-03-28T0[01]:30/,
    );
    expect(instantOf('2026-10-25', '02:30', 'Europe/Berlin')?.toISOString()).toMatch(
      /^2026-10-25T0[01]:30/,
    );
  });

  test('nonsense is nothing', () => {
    expect(instantOf('2027-13-40', '09:30', 'Europe/Berlin')).toBeNull();
    expect(instantOf('soon', 'later', 'UTC')).toBeNull();
  });

  test('the distance from UTC is said as others read it', () => {
    const at = new Date('2026-11-21T12:00:00Z');
    expect(wallTime(at, 'America/St_Johns').offset).toBe('-03:30');
    expect(wallTime(at, 'Asia/Kathmandu').offset).toBe('+05:45');
    expect(wallTime(at, 'UTC').offset).toBe('+00:00');
  });
});
