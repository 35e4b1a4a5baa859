import { beforeAll, describe, expect, test } from 'vitest';
import { anOccurrence } from '../../../testing/an-occurrence.ts';
import { loadTemporal } from '../../../ui/time/temporal.ts';
import { blocksOf } from './views.blocks.ts';
import { type Clock, clockOf, wallScale } from '../calendar.clock.ts';
import { weekOf } from '../calendar.days.ts';
import { placeOnDay } from './views.lanes.ts';
import { fold, spansOver } from './views.spans.ts';

let berlin: Clock;
beforeAll(async () => {
  berlin = clockOf(await loadTemporal(), 'Europe/Berlin');
});

const days = (title: string, start: string, end: string) =>
  anOccurrence({ key: title, title, start, end, isAllDay: true });
const hours = (title: string, start: string, end: string) =>
  anOccurrence({ key: title, title, start, end });
const week = weekOf('2026-11-23');

describe('where an entry lies', () => {
  test('what ends at midnight is over on the day before', () => {
    const [block] = blocksOf(
      [hours('late', '2026-11-23T21:00:00Z', '2026-11-23T23:00:00Z')],
      berlin,
    );
    expect(block).toMatchObject({ first: '2026-11-23', last: '2026-11-23', isBar: false });
  });

  test('whole days end on the day before their end, in whatever zone', () => {
    const [block] = blocksOf([days('fair', '2026-11-24', '2026-11-26')], berlin);
    expect(block).toMatchObject({ first: '2026-11-24', last: '2026-11-25', isBar: true });
  });

  test('more than a day of hours stands among the whole days', () => {
    const [block] = blocksOf(
      [hours('trip', '2026-11-23T09:00:00Z', '2026-11-25T09:00:00Z')],
      berlin,
    );
    expect(block).toMatchObject({ first: '2026-11-23', last: '2026-11-25', isBar: true });
  });
});

describe('a row of days', () => {
  test('gives each entry the highest lane that is free on all its days', () => {
    const blocks = blocksOf(
      [
        days('long', '2026-11-20', '2026-11-26'),
        days('short', '2026-11-25', '2026-11-27'),
        days('after', '2026-11-26', '2026-11-27'),
        hours('talk', '2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z'),
      ],
      berlin,
    );
    const spans = spansOver(blocks, week);
    const facts = spans.map(({ block, column, width, lane, isContinued, goesOn }) => [
      block.occurrence.title,
      column,
      width,
      lane,
      isContinued,
      goesOn,
    ]);
    expect(facts).toEqual([
      ['long', 0, 3, 0, true, false],
      ['talk', 0, 1, 1, false, false],
      ['short', 2, 2, 1, false, false],
      ['after', 3, 1, 0, false, false],
    ]);
  });

  test('says on each day how many have no room there', () => {
    const blocks = blocksOf(
      ['a', 'b', 'c', 'd'].map((title) => days(title, '2026-11-24', '2026-11-25')),
      berlin,
    );
    const { shown, hidden } = fold(spansOver(blocks, week), 7, 3);
    expect(shown.map(({ block }) => block.occurrence.title)).toEqual(['a', 'b']);
    expect(hidden).toEqual([0, 2, 0, 0, 0, 0, 0]);
  });

  test('hides what is over several days on all of them or on none', () => {
    const blocks = blocksOf(
      [
        days('a', '2026-11-23', '2026-11-25'),
        days('b', '2026-11-23', '2026-11-25'),
        days('c', '2026-11-24', '2026-11-25'),
      ],
      berlin,
    );
    const { shown, hidden } = fold(spansOver(blocks, week), 7, 2);
    expect(shown.map(({ block }) => block.occurrence.title)).toEqual(['a']);
    expect(hidden.slice(0, 3)).toEqual([1, 2, 0]);
  });
});

describe('the hours of a day', () => {
  const plan = (given: readonly [string, string, string][], room: number) =>
    placeOnDay(
      blocksOf(
        given.map(([title, from, to]) =>
          hours(title, `2026-11-23T${from}:00Z`, `2026-11-23T${to}:00Z`),
        ),
        berlin,
      ),
      '2026-11-23',
      wallScale(berlin),
      room,
    );
  const place = (given: readonly [string, string, string][], room = 3) =>
    plan(given, room).placed.map(({ block, from, lane, lanes }) => [
      block.occurrence.title,
      from,
      lane,
      lanes,
    ]);

  test('are shared by what overlaps, and by nothing else', () => {
    expect(
      place([
        ['a', '08:00', '10:00'],
        ['b', '09:00', '09:30'],
        ['c', '09:30', '10:30'],
        ['d', '11:00', '12:00'],
      ]),
    ).toEqual([
      ['a', 540, 0, 2],
      ['b', 600, 1, 2],
      ['c', 630, 1, 2],
      ['d', 720, 0, 1],
    ]);
  });

  test('give what has no length room to be pressed', () => {
    expect(
      place([
        ['a', '08:00', '08:00'],
        ['b', '08:10', '08:10'],
      ]),
    ).toEqual([
      ['a', 540, 0, 2],
      ['b', 550, 1, 2],
    ]);
  });

  test('are shared by no more than they have room for; the others wait in the last lane', () => {
    const busy: [string, string, string][] = [
      ['a', '08:00', '10:00'],
      ['b', '08:10', '10:00'],
      ['c', '08:20', '10:00'],
      ['d', '09:30', '10:00'],
      ['e', '10:00', '11:00'],
    ];
    expect(place(busy)).toEqual([
      ['a', 540, 0, 3],
      ['b', 550, 1, 3],
      ['e', 660, 0, 1],
    ]);
    const { crowds } = plan(busy, 3);
    expect(
      crowds.map(({ from, blocks }) => [from, ...blocks.map((one) => one.occurrence.title)]),
    ).toEqual([[560, 'c', 'd']]);
  });
});
