import type { Block } from './views.blocks.ts';
import type { Clock, Scale } from '../calendar.clock.ts';
import { addDays, type Day, daysBetween } from '../calendar.days.ts';
import type { Stretch } from '../calendar.moments.ts';

/** A place under the pointer; among whole days it has no minute. */
export interface Spot {
  day: Day;
  minute: number | null;
  row: string;
}

export interface Ground {
  clock: Clock;
  scale: Scale;
}

export interface Drag extends Stretch {
  isAllDay: boolean;
}

export const snapMinutes = 15;
const minuteMs = 60_000;

const snap = (minute: number) => Math.round(minute / snapMinutes) * snapMinutes;
const snapDown = (minute: number) => Math.floor(minute / snapMinutes) * snapMinutes;
const iso = (instant: number) => new Date(instant).toISOString();
const timed = (from: number, to: number): Drag => ({
  start: iso(from),
  end: iso(to),
  isAllDay: false,
});

const wholeDays = (first: Day, last: Day): Drag => ({
  start: first,
  end: addDays(last, 1),
  isAllDay: true,
});

/** So many days further; hours stay what the clock shows. */
export function movedByDays({ occurrence, from, to }: Block, days: number, clock: Clock): Drag {
  const { start, end, isAllDay } = occurrence;
  if (isAllDay) return { start: addDays(start, days), end: addDays(end, days), isAllDay };
  const begin = clock.at(addDays(clock.dayOf(from), days), clock.wallMinute(from));
  return timed(begin, begin + to - from);
}

/** By so much as the pointer went since it was pressed. */
export function movedBy(block: Block, begin: Spot, now: Spot, { clock, scale }: Ground): Drag {
  const days = daysBetween(begin.day, now.day);
  if (begin.minute === null || now.minute === null || block.isBar)
    return movedByDays(block, days, clock);
  const minute = scale.minuteOf(block.from, block.first) + now.minute - begin.minute;
  const day = addDays(block.first, days);
  const most = scale.minutes(day) - snapMinutes;
  const from = scale.instantAt(day, Math.min(Math.max(snap(minute), 0), most));
  return timed(from, from + block.to - block.from);
}

/** It ends where the pointer is, and never before it has begun. */
export function resizedTo(block: Block, now: Spot, { scale }: Ground): Drag {
  const { occurrence, first, from } = block;
  if (now.minute === null) {
    if (occurrence.isAllDay) return wholeDays(first, now.day > first ? now.day : first);
    const { start, end, isAllDay } = occurrence;
    return { start, end, isAllDay };
  }
  const end = scale.instantAt(now.day, snap(now.minute));
  return timed(from, Math.max(end, from + snapMinutes * minuteMs));
}

/** A new one from where the pointer was pressed to where it is, whichever comes first. */
export function stretchFrom(begin: Spot, now: Spot, { scale }: Ground): Drag {
  if (begin.minute === null || now.minute === null) {
    const [first, last] = [begin.day, now.day].toSorted();
    return wholeDays(first ?? begin.day, last ?? now.day);
  }
  const { day } = begin;
  const whole = scale.minutes(day);
  const [first, last] = [begin.minute, now.minute].toSorted((a, b) => a - b);
  const from = Math.min(snapDown(first ?? 0), whole - snapMinutes);
  const to = Math.min(Math.max(snap(last ?? 0), from + snapMinutes), whole);
  return timed(scale.instantAt(day, from), scale.instantAt(day, to));
}

/** What a click among hours begins: half an hour, at the half hour before it. */
export function stretchAt({ day, minute }: Spot, { scale }: Ground): Drag {
  if (minute === null) return wholeDays(day, day);
  const from = minute - (minute % 30);
  return timed(scale.instantAt(day, from), scale.instantAt(day, from + 30));
}
