import { describe, expect, test } from 'vitest';
import { lastStartOf, startsBetween } from './repeats.ts';
import type { Series } from '../calendar.rows.ts';
import { endedBefore, readRule } from './repeats.rule.ts';

const berlin = { isAllDay: false, timeZone: 'Europe/Berlin' };
const days = { isAllDay: true, timeZone: 'Europe/Berlin' };

describe('a rule', () => {
  test.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYHOUR=1,2,3',
    'FREQ=DAILY;COUNT=1001',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=3;UNTIL=20261231',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=1',
    'FREQ=DAILY;BYSETPOS=1',
    'FREQ=MONTHLY;BYDAY=XX',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=DAILY;UNTIL=20261301',
    'FREQ=DAILY;X-EVIL=1',
    'FREQ=DAILY;__proto__=1',
    'FREQ=DAILY;constructor=1',
    'FREQ=DAILY\nDTSTART:20200101',
    `FREQ=YEARLY;BYYEARDAY=${Array.from({ length: 41 }, (_, place) => place + 1).join(',')}`,
    'nonsense',
    '',
  ])('is refused: %j', (rule) => {
    expect(readRule(rule, berlin)).toBeNull();
  });

  test.each([
    ['rrule:freq=weekly;byday=mo,we', 'FREQ=WEEKLY;BYDAY=MO,WE'],
    ['FREQ=MONTHLY;BYDAY=-1FR;WKST=SU', 'FREQ=MONTHLY;BYDAY=-1FR;WKST=SU'],
    ['FREQ=DAILY;UNTIL=20261231T235959Z', 'FREQ=DAILY;UNTIL=20261231T235959Z'],
    ['FREQ=DAILY;UNTIL=20261231', 'FREQ=DAILY;UNTIL=20261231T225959Z'],
    ['FREQ=DAILY;UNTIL=20260701T120000', 'FREQ=DAILY;UNTIL=20260701T100000Z'],
  ])('%j is kept as %j', (rule, kept) => {
    expect(readRule(rule, berlin)).toBe(kept);
  });

  test('of days ends on a day, whichever way it is said', () => {
    expect(readRule('FREQ=DAILY;UNTIL=20261230T230000Z', days)).toBe('FREQ=DAILY;UNTIL=20261231');
    expect(endedBefore('FREQ=DAILY;COUNT=9', new Date('2026-11-20'), true)).toBe(
      'FREQ=DAILY;UNTIL=20261119',
    );
  });
});

const series = (start: string, rule: string, more: Partial<Series> = {}): Series => {
  const one = {
    ...berlin,
    start: new Date(start),
    end: new Date(Date.parse(start) + 3_600_000),
    ...more,
  };
  const repeat = readRule(rule, one) ?? '';
  return { ...one, repeat, repeatsUntil: lastStartOf({ ...one, repeat }) };
};
const starts = (one: Series, from: string, to: string) =>
  startsBetween(one, new Date(from), new Date(to)).map((at) => at.toISOString().slice(0, 16));

describe('it begins', () => {
  test('at the same hour by its clock before and after clocks change', () => {
    const weekly = series('2026-10-19T07:00:00Z', 'FREQ=WEEKLY');
    expect(starts(weekly, '2026-10-19', '2026-11-03')).toEqual([
      '2026-10-19T07:00',
      '2026-10-26T08:00',
      '2026-11-02T08:00',
    ]);
    const york = series('2027-03-08T14:00:00Z', 'FREQ=WEEKLY', { timeZone: 'America/New_York' });
    expect(starts(york, '2027-03-08', '2027-03-23')).toEqual([
      '2027-03-08T14:00',
      '2027-03-15T13:00',
      '2027-03-22T13:00',
    ]);
  });

  test('not at an hour that clocks skip, and once at one they show twice', () => {
    const early = series('2027-03-27T01:30:00Z', 'FREQ=DAILY');
    expect(starts(early, '2027-03-27', '2027-03-30')).toEqual([
      '2027-03-27T01:30',
      '2027-03-29T00:30',
    ]);
    const late = series('2026-10-24T00:30:00Z', 'FREQ=DAILY');
    expect(starts(late, '2026-10-24', '2026-10-27')).toEqual([
      '2026-10-24T00:30',
      '2026-10-25T00:30',
      '2026-10-26T01:30',
    ]);
  });

  test('on the last day of months that have one, on leap days, on the last Friday', () => {
    const ends = series('2026-01-31T09:00:00Z', 'FREQ=MONTHLY');
    expect(starts(ends, '2026-01-01', '2026-06-01').map((at) => at.slice(5, 10))).toEqual([
      '01-31',
      '03-31',
      '05-31',
    ]);
    const leap = series('2024-02-29T09:00:00Z', 'FREQ=YEARLY');
    expect(starts(leap, '2026-01-01', '2033-01-01').map((at) => at.slice(0, 10))).toEqual([
      '2028-02-29',
      '2032-02-29',
    ]);
    const fridays = series('2026-10-30T09:00:00Z', 'FREQ=MONTHLY;BYDAY=-1FR');
    expect(starts(fridays, '2026-11-01', '2027-01-01').map((at) => at.slice(0, 10))).toEqual([
      '2026-11-27',
      '2026-12-25',
    ]);
  });

  test('where it was first, also where its rule has nothing, and so often in all', () => {
    const thursday = series('2026-11-19T09:00:00Z', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3');
    expect(starts(thursday, '2026-11-01', '2027-01-01').map((at) => at.slice(0, 10))).toEqual([
      '2026-11-19',
      '2026-11-23',
      '2026-11-30',
    ]);
  });

  test('until its end and no more', () => {
    const until = series('2026-11-20T09:00:00Z', 'FREQ=DAILY;UNTIL=20261122T090000Z');
    expect(starts(until, '2026-11-01', '2027-01-01')).toHaveLength(3);
    const never = series('2026-11-20T09:00:00Z', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
    expect(starts(never, '2026-11-01', '2027-12-01')).toEqual(['2026-11-20T09:00']);
  });

  test('as fast a hundred years later as on its first day', () => {
    const old = series('1926-01-01T09:00:00Z', 'FREQ=DAILY');
    const began = performance.now();
    for (let time = 0; time < 20; time++) starts(old, '2026-11-01', '2026-12-01');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(starts(old, '2026-11-01', '2026-11-03')).toHaveLength(2);
  });
});
