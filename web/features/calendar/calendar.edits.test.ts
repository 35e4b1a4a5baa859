import { describe, expect, test } from 'vitest';
import { anOccurrence } from '../../testing/an-occurrence.ts';
import { move, removal, reverse, withDeeds } from './calendar.edits.ts';
import { isShown, readShown, toggle } from './calendar.shown.ts';
import { readCalendarSearch } from './calendar.places.ts';

const repeat = (day: string) =>
  anOccurrence({
    key: `entry 1 ${day}`,
    original: `${day}T09:00:00Z`,
    start: `${day}T09:00:00Z`,
    end: `${day}T10:00:00Z`,
    isRepeating: true,
  });
const series = ['2026-11-16', '2026-11-23', '2026-11-30'].map(repeat);
const [, second = repeat('')] = series;
const to = { start: '2026-11-24T10:00:00Z', end: '2026-11-24T11:00:00Z' };
const starts = (all: readonly { start: string }[]) =>
  all.map(({ start }) => new Date(start).toISOString().slice(5, 13));

describe('what is not confirmed yet', () => {
  test.each([
    ['one', ['11-16T09', '11-24T10', '11-30T09']],
    ['following', ['11-16T09', '11-24T10', '12-01T10']],
    ['all', ['11-17T10', '11-24T10', '12-01T10']],
  ] as const)('moves %s', (scope, then) => {
    expect(starts(withDeeds(series, [move(second, to, scope)]))).toEqual(then);
  });

  test.each([
    ['one', 2],
    ['following', 1],
    ['all', 0],
  ] as const)('takes %s away', (scope, left) => {
    expect(withDeeds(series, [removal(second, scope)])).toHaveLength(left);
  });

  test('leaves all else alone, tasks of the same number too', () => {
    const others = [anOccurrence({ entryId: 2 }), anOccurrence({ layer: 'tasks' })];
    expect(withDeeds(others, [move(second, to), removal(second)])).toEqual(others);
  });

  test('is taken back to where it was, with what the server made of it', () => {
    const back = reverse(move(second, to, 'one'), { id: 1, version: 4 });
    expect(back).toMatchObject({ start: second.start, end: second.end, scope: 'one' });
    expect(back.occurrence).toMatchObject({ start: to.start, version: 4 });
    expect(reverse(move(second, to, 'following'), { id: 9, version: 1 })).toMatchObject({
      scope: 'all',
      occurrence: { entryId: 9 },
    });
  });
});

describe('what is in sight', () => {
  test('is everything, until somebody chose', () => {
    for (const stored of [null, 'nonsense', '7', '{"calendars":3}'])
      expect(isShown(anOccurrence(), readShown(stored))).toBe(true);
  });

  test('is nothing where no calendar is chosen, but what has a box of its own', () => {
    const shown = readShown('{"calendars":[],"layers":["tasks"]}');
    expect(isShown(anOccurrence(), shown)).toBe(false);
    expect(isShown(anOccurrence({ layer: 'tasks', calendar: null }), shown)).toBe(true);
    expect(isShown(anOccurrence({ layer: 'sessions', calendar: null }), shown)).toBe(false);
  });

  test('keeps the order of the house when one is put in again', () => {
    expect(toggle(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggle(['a', 'b', 'c'], ['a', 'c'], 'a')).toEqual(['c']);
  });
});

test('an address says only what it can say', () => {
  expect(
    readCalendarSearch({ view: 'year', on: '2026-02-30', entry: '0', at: 'now', to: '<b>' }),
  ).toEqual({});
  const search = { view: 'week', on: '2026-11-23', entry: '7', at: '2026-11-23T09:00:00Z' };
  expect(readCalendarSearch(search)).toEqual(search);
});
