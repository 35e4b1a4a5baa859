import type { Occurrence } from '@plenum/contract';
import type { Clock } from '../calendar.clock.ts';
import { addDays, type Day } from '../calendar.days.ts';

/** An occurrence as it lies on the days of a zone. */
export interface Block {
  occurrence: Occurrence;
  first: Day;
  last: Day;
  from: number;
  to: number;
  /** Among the whole days, not among the hours. */
  isBar: boolean;
}

const wholeDay = 86_400_000;

function blockOf(occurrence: Occurrence, clock: Clock): Block {
  const { isAllDay, start, end } = occurrence;
  if (isAllDay) {
    const last = end > start ? addDays(end.slice(0, 10), -1) : start.slice(0, 10);
    const first = start.slice(0, 10);
    const [from, to] = [clock.midnight(first), clock.midnight(addDays(last, 1))];
    return { occurrence, first, last, from, to, isBar: true };
  }
  const [from, to] = [Date.parse(start), Date.parse(end)];
  // What ends at midnight is over on the day before.
  const lastMoment = Math.max(to - 1, from);
  return {
    occurrence,
    first: clock.dayOf(from),
    last: clock.dayOf(lastMoment),
    from,
    to,
    isBar: to - from >= wholeDay,
  };
}

const order = (a: Block, b: Block) =>
  a.first.localeCompare(b.first) ||
  Number(b.isBar) - Number(a.isBar) ||
  (a.isBar && b.isBar ? b.last.localeCompare(a.last) : 0) ||
  a.from - b.from ||
  b.to - a.to ||
  a.occurrence.title.localeCompare(b.occurrence.title) ||
  a.occurrence.key.localeCompare(b.occurrence.key);

/** In the order in which a day lists them: whole days first, then by the hour. */
export const blocksOf = (occurrences: readonly Occurrence[], clock: Clock): Block[] =>
  occurrences.map((occurrence) => blockOf(occurrence, clock)).toSorted(order);

export const isOn = ({ first, last }: Block, day: Day): boolean => first <= day && day <= last;

export const blocksOn = (blocks: readonly Block[], day: Day): Block[] =>
  blocks.filter((block) => isOn(block, day));
