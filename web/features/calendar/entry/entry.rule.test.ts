import { beforeAll, describe, expect, test } from 'vitest';
import { loadTemporal } from '../../../ui/time/temporal.ts';
import { untilWords } from '../calendar.moments.ts';
import { moveRule, noRepeat, readRepeat, type UntilWords, writeRepeat } from './entry.rule.ts';

let until: UntilWords;
beforeAll(async () => {
  until = untilWords(await loadTemporal(), 'Europe/Berlin', false);
});

describe('a rule the form can draw', () => {
  test.each([
    ['FREQ=DAILY', '2026-11-23', 'daily'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', '2026-11-23', 'weekly'],
    ['FREQ=MONTHLY;BYMONTHDAY=23', '2026-11-23', 'monthlyDay'],
    ['FREQ=MONTHLY;BYDAY=4MO', '2026-11-23', 'monthlyWeekday'],
    ['FREQ=MONTHLY;BYDAY=-1MO', '2026-11-30', 'monthlyWeekday'],
    ['FREQ=YEARLY', '2026-11-23', 'yearly'],
    ['FREQ=WEEKLY;BYDAY=MO;INTERVAL=2;COUNT=5', '2026-11-23', 'weekly'],
    ['FREQ=DAILY;UNTIL=20261231T225959Z', '2026-11-23', 'daily'],
  ])('%s from %s is %s, and the same again', (rule, start, kind) => {
    const repeat = readRepeat(rule, start, until);
    expect(repeat.kind).toBe(kind);
    expect(writeRepeat(repeat, start, until)).toBe(rule);
  });

  test('ends on the last day of its zone', () => {
    expect(readRepeat('FREQ=DAILY;UNTIL=20261231T225959Z', '2026-11-23', until).until).toBe(
      '2026-12-31',
    );
  });

  test('names the day of its start where none is told', () => {
    expect(readRepeat('FREQ=WEEKLY', '2026-11-25', until).days).toEqual(['WE']);
  });
});

describe('a rule it cannot draw', () => {
  test.each([
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', '2026-11-23'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', '2026-11-23'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2026-11-23'],
    ['FREQ=WEEKLY;BYDAY=1MO', '2026-11-23'],
    ['FREQ=HOURLY', '2026-11-23'],
  ])('%s is kept as it came', (rule, start) => {
    const repeat = readRepeat(rule, start, until);
    expect(repeat.kind).toBe('own');
    expect(writeRepeat(repeat, start, until)).toBe(rule);
  });
});

test('no rule is none', () => {
  expect(readRepeat(null, '2026-11-23', until)).toEqual(noRepeat);
  expect(writeRepeat(noRepeat, '2026-11-23', until)).toBeNull();
});

describe('a series whose days move', () => {
  test.each([
    ['FREQ=WEEKLY;BYDAY=MO,WE', '2026-11-23', '2026-11-24', 1, 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-11-23', '2026-11-22', -1, 'FREQ=WEEKLY;BYDAY=SU'],
    ['FREQ=MONTHLY;BYMONTHDAY=23', '2026-11-23', '2026-11-24', 1, 'FREQ=MONTHLY;BYMONTHDAY=24'],
    ['FREQ=MONTHLY;BYDAY=4MO', '2026-11-23', '2026-11-24', 1, 'FREQ=MONTHLY;BYDAY=4TU'],
    ['FREQ=DAILY', '2026-11-23', '2026-11-24', 1, 'FREQ=DAILY'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-11-23', '2026-11-23', 0, 'FREQ=WEEKLY;BYDAY=MO'],
  ])('%s from %s to %s', (rule, from, to, days, then) => {
    expect(moveRule(rule, from, to, days)).toBe(then);
  });
});
