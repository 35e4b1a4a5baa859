import { beforeAll, describe, expect, test } from 'vitest';
import { anOccurrence } from '../../../testing/an-occurrence.ts';
import { loadTemporal } from '../../../ui/time/temporal.ts';
import { type Block, blocksOf } from './views.blocks.ts';
import { clockOf, wallScale } from '../calendar.clock.ts';
import { type Ground, movedBy, resizedTo, stretchAt, stretchFrom } from './views.drag.ts';
import { nudge } from './views.nudge.ts';

let ground: Ground;
beforeAll(async () => {
  const clock = clockOf(await loadTemporal(), 'Europe/Berlin');
  ground = { clock, scale: wallScale(clock) };
});

const block = (given = {}): Block => {
  const [one] = blocksOf([anOccurrence(given)], ground.clock);
  if (!one) throw new Error('No block.');
  return one;
};
const hours = (day: string, minute: number) => ({ day, minute, row: 'hours' });
const days = (day: string) => ({ day, minute: null, row: 'days' });

describe('a block that is moved', () => {
  test('goes as far as the pointer, to the next quarter, and keeps its length', () => {
    const moved = movedBy(block(), hours('2026-11-23', 605), hours('2026-11-24', 671), ground);
    expect(moved).toEqual({
      start: '2026-11-24T10:00:00.000Z',
      end: '2026-11-24T10:30:00.000Z',
      isAllDay: false,
    });
  });

  test('keeps its hour when it is moved over a change of the clock', () => {
    const late = block({ start: '2026-10-24T07:00:00Z', end: '2026-10-24T08:00:00Z' });
    expect(movedBy(late, days('2026-10-24'), days('2026-10-26'), ground)).toMatchObject({
      start: '2026-10-26T08:00:00.000Z',
      end: '2026-10-26T09:00:00.000Z',
    });
  });

  test('of whole days stays one of whole days', () => {
    const fair = block({ start: '2026-11-23', end: '2026-11-25', isAllDay: true });
    expect(movedBy(fair, days('2026-11-24'), days('2026-11-27'), ground)).toEqual({
      start: '2026-11-26',
      end: '2026-11-28',
      isAllDay: true,
    });
  });
});

describe('the end of a block', () => {
  test('follows the pointer, and never comes before the beginning', () => {
    expect(resizedTo(block(), hours('2026-11-23', 700), ground).end).toBe(
      '2026-11-23T10:45:00.000Z',
    );
    expect(resizedTo(block(), hours('2026-11-23', 5), ground).end).toBe('2026-11-23T09:15:00.000Z');
  });

  test('of whole days is the day under the pointer', () => {
    const fair = block({ start: '2026-11-23', end: '2026-11-24', isAllDay: true });
    expect(resizedTo(fair, days('2026-11-25'), ground).end).toBe('2026-11-26');
    expect(resizedTo(fair, days('2026-11-20'), ground).end).toBe('2026-11-24');
  });
});

describe('a new entry', () => {
  test('is drawn in either direction', () => {
    const drawn = stretchFrom(hours('2026-11-23', 640), hours('2026-11-23', 545), ground);
    expect(drawn).toMatchObject({
      start: '2026-11-23T08:00:00.000Z',
      end: '2026-11-23T09:45:00.000Z',
    });
    expect(stretchFrom(days('2026-11-25'), days('2026-11-23'), ground)).toEqual({
      start: '2026-11-23',
      end: '2026-11-26',
      isAllDay: true,
    });
  });

  test('begins on the half hour that is clicked', () => {
    expect(stretchAt(hours('2026-11-23', 640), ground)).toMatchObject({
      start: '2026-11-23T09:30:00.000Z',
      end: '2026-11-23T10:00:00.000Z',
    });
  });
});

describe('an arrow with Alt', () => {
  const press = (key: string, given = {}) => ({ key, shiftKey: false, isRtl: false, ...given });

  test.each([
    ['ArrowDown', 'week', '2026-11-23T09:15:00.000Z'],
    ['ArrowUp', 'day', '2026-11-23T08:45:00.000Z'],
    ['ArrowRight', 'week', '2026-11-24T09:00:00.000Z'],
    ['ArrowDown', 'month', '2026-11-30T09:00:00.000Z'],
  ] as const)('%s in a %s', (key, view, start) => {
    expect(nudge(block(), press(key), view, ground.clock)?.start).toBe(start);
  });

  test('goes the other way where one reads from right to left', () => {
    const moved = nudge(block(), press('ArrowRight', { isRtl: true }), 'week', ground.clock);
    expect(moved?.start).toBe('2026-11-22T09:00:00.000Z');
  });

  test('and Shift makes it longer, and never ends it before it begins', () => {
    const longer = press('ArrowDown', { shiftKey: true });
    expect(nudge(block(), longer, 'week', ground.clock)?.end).toBe('2026-11-23T09:45:00.000Z');
    const short = block({ end: '2026-11-23T09:15:00Z' });
    const shorter = press('ArrowUp', { shiftKey: true });
    expect(nudge(short, shorter, 'week', ground.clock)).toBeUndefined();
  });

  test('any other key means nothing', () => {
    expect(nudge(block(), press('x'), 'week', ground.clock)).toBeUndefined();
  });
});
