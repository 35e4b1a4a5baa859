import type { Block } from './views.blocks.ts';
import { type Drag, movedByDays, snapMinutes } from './views.drag.ts';
import type { Clock } from '../calendar.clock.ts';
import type { CalendarView } from '../calendar.places.ts';
import { addDays } from '../calendar.days.ts';

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const ahead: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
};

interface Press {
  key: string;
  shiftKey: boolean;
  isRtl: boolean;
}

const minuteMs = 60_000;
const iso = (instant: number) => new Date(instant).toISOString();

function resized({ occurrence, from, to }: Block, by: number): Drag | undefined {
  const { start, end, isAllDay } = occurrence;
  if (isAllDay) {
    const next = addDays(end, by);
    return next > start ? { start, end: next, isAllDay } : undefined;
  }
  const next = to + by * snapMinutes * minuteMs;
  return next > from ? { start, end: iso(next), isAllDay } : undefined;
}

/** One press of an arrow further: by days, in a month by weeks, among hours by a quarter of one. */
export function nudge(
  block: Block,
  { key, shiftKey, isRtl }: Press,
  view: CalendarView,
  clock: Clock,
): Drag | undefined {
  const name = (isRtl && mirrored[key]) || key;
  const by = ahead[name];
  if (by === undefined) return undefined;
  if (shiftKey) return resized(block, by);
  const isAcross = name === 'ArrowLeft' || name === 'ArrowRight';
  if (isAcross) return movedByDays(block, by, clock);
  if (view === 'month' || block.isBar) return movedByDays(block, by * 7, clock);
  const step = by * snapMinutes * minuteMs;
  const { from, to } = block;
  return { start: iso(from + step), end: iso(to + step), isAllDay: false };
}
