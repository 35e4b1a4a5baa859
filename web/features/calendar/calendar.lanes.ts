import type { Block } from './calendar.blocks.ts';
import { blocksOn } from './calendar.blocks.ts';
import type { Scale } from './calendar.clock.ts';
import type { Day } from './calendar.days.ts';

/** Where a block stands on the hours of a day, and beside how many others. */
export interface Placed {
  block: Block;
  from: number;
  to: number;
  lane: number;
  lanes: number;
  /** It began the day before. */
  isContinued: boolean;
  /** It goes on the day after. */
  goesOn: boolean;
}

type Bare = Omit<Placed, 'lane' | 'lanes'>;

/** So much room a block takes at least, or nobody could read or press it. */
const leastMinutes = 24;

function laneOut(run: readonly Bare[]): Placed[] {
  const ends: number[] = [];
  const laned = run.map((bare) => {
    const free = ends.findIndex((end) => end <= bare.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = bare.to;
    return { ...bare, lane };
  });
  return laned.map((bare) => ({ ...bare, lanes: ends.length }));
}

function runsOf(bare: readonly Bare[]): Bare[][] {
  const runs: Bare[][] = [];
  let end = -1;
  for (const one of bare) {
    if (one.from >= end) runs.push([]);
    runs.at(-1)?.push(one);
    end = Math.max(end, one.to);
  }
  return runs;
}

/** What overlaps shares the width of the day: a run of it has as many lanes as it needs. */
export function placeOnDay(blocks: readonly Block[], day: Day, scale: Scale): Placed[] {
  const whole = scale.minutes(day);
  const bare = blocksOn(blocks, day)
    .filter(({ isBar }) => !isBar)
    .map((block): Bare => {
      const from = Math.min(scale.minuteOf(block.from, day), whole - leastMinutes);
      // In autumn a clock shows an hour twice: what ends after it began never ends before.
      const to = Math.max(scale.minuteOf(block.to, day), from + leastMinutes);
      return { block, from, to, isContinued: block.first < day, goesOn: block.last > day };
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  return runsOf(bare).flatMap(laneOut);
}
