import { type Lane, runsInLanes } from '../../../ui/time/lanes.ts';
import type { Block } from './views.blocks.ts';
import { blocksOn } from './views.blocks.ts';
import type { Scale } from '../calendar.clock.ts';
import type { Day } from '../calendar.days.ts';

/** Where a block stands on the hours of a day, and beside how many others. */
export interface Placed extends Lane {
  block: Block;
  from: number;
  to: number;
  /** It began the day before. */
  isContinued: boolean;
  /** It goes on the day after. */
  goesOn: boolean;
}

/** What stands beside others and has no room; its place is the last lane of its time. */
export interface Crowd {
  from: number;
  blocks: readonly Block[];
}

interface DayPlan {
  placed: Placed[];
  crowds: Crowd[];
}

type Bare = Omit<Placed, keyof Lane>;

/** So much room a block takes at least, or nobody could read or press it. */
const leastMinutes = 24;

function foldInto(room: number, laned: Placed[]): DayPlan {
  const lanes = laned[0]?.lanes ?? 0;
  if (lanes <= room) return { placed: laned, crowds: [] };
  const placed = laned.filter(({ lane }) => lane < room - 1);
  const hidden = laned.filter(({ lane }) => lane >= room - 1);
  const from = Math.min(...hidden.map((one) => one.from));
  return {
    placed: placed.map((one) => ({ ...one, lanes: room })),
    crowds: [{ from, blocks: hidden.map(({ block }) => block) }],
  };
}

/** What overlaps shares the width of the day: a run of it has the lanes it needs, as far as there is room. */
export function placeOnDay(
  blocks: readonly Block[],
  day: Day,
  scale: Scale,
  room: number,
): DayPlan {
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
  const plans = runsInLanes(bare).map((run) => foldInto(room, run));
  return {
    placed: plans.flatMap(({ placed }) => placed),
    crowds: plans.flatMap(({ crowds }) => crowds),
  };
}
