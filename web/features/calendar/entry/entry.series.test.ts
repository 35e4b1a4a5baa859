import { beforeAll, describe, expect, test } from 'vitest';
import { loadTemporal, type TemporalApi } from '../../../ui/time/temporal.ts';
import { timesOfSeries } from './entry.series.ts';

let temporal: TemporalApi;
beforeAll(async () => {
  temporal = await loadTemporal();
});

const weekly = {
  start: '2026-10-19T07:00:00Z',
  timeZone: 'Europe/Berlin',
  repeat: 'FREQ=WEEKLY;BYDAY=MO',
};
const moved = {
  from: '2026-11-23T08:00:00Z',
  to: { start: '2026-11-24T09:30:00Z', end: '2026-11-24T10:30:00Z' },
  timeZone: 'Europe/Berlin',
};

describe('one repeat is moved for all', () => {
  test('the series begins as much later, by the clock, though the clocks changed in between', () => {
    expect(timesOfSeries(temporal, weekly, { ...moved, scope: 'all' })).toEqual({
      start: '2026-10-20T08:30:00Z',
      end: '2026-10-20T09:30:00.000Z',
      repeat: 'FREQ=WEEKLY;BYDAY=TU',
    });
  });

  test('within its day the rule stays', () => {
    const to = { start: '2026-11-23T10:00:00Z', end: '2026-11-23T10:15:00Z' };
    expect(timesOfSeries(temporal, weekly, { ...moved, to, scope: 'all' })).toEqual({
      start: '2026-10-19T09:00:00Z',
      end: '2026-10-19T09:15:00.000Z',
    });
  });

  test('whole days come out as days', () => {
    const to = { start: '2026-11-24', end: '2026-11-25' };
    expect(timesOfSeries(temporal, weekly, { ...moved, to, scope: 'all' })).toEqual({
      start: '2026-10-20',
      end: '2026-10-21',
      repeat: 'FREQ=WEEKLY;BYDAY=TU',
    });
  });

  test('in another zone it keeps what the clock shows there', () => {
    const to = { start: '2026-11-23T14:00:00Z', end: '2026-11-23T15:00:00Z' };
    const there = { ...moved, to, timeZone: 'America/New_York', scope: 'all' } as const;
    expect(timesOfSeries(temporal, weekly, there).start).toBe('2026-10-19T13:00:00Z');
  });
});

test('for this and those that follow the new series begins where it was put', () => {
  expect(timesOfSeries(temporal, weekly, { ...moved, scope: 'following' })).toEqual({
    start: '2026-11-24T09:30:00Z',
    end: '2026-11-24T10:30:00.000Z',
    repeat: 'FREQ=WEEKLY;BYDAY=TU',
  });
});
