import { expect, test } from 'vitest';
import { runsInLanes } from './lanes.ts';

const span = (from: number, to: number) => ({ from, to });

test('what overlaps stands side by side, and a place that is free again is taken', () => {
  const spans = [span(0, 60), span(0, 20), span(20, 40), span(60, 90)];
  expect(runsInLanes(spans)).toEqual([
    [
      { from: 0, to: 60, lane: 0, lanes: 2 },
      { from: 0, to: 20, lane: 1, lanes: 2 },
      { from: 20, to: 40, lane: 1, lanes: 2 },
    ],
    [{ from: 60, to: 90, lane: 0, lanes: 1 }],
  ]);
});
