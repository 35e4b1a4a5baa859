import type { MyEvent } from '@plenum/contract';
import { dayReader, type Placed } from '../../features/agenda/program/program.ts';

type Days = Pick<MyEvent, 'startsOn' | 'endsOn' | 'timeZone' | 'state'>;

/** What there is to see of an event at one moment. */
export interface Moment {
  phase: 'before' | 'during' | 'after';
  live: Placed[];
  next: Placed[];
  /** When it begins: with its first session, else with its first day. */
  startsAt: number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;
const mostNext = 5;

/** The first minute of a day in a zone, found by halving: no zone is further than 15 hours off. */
export function beginningOf(day: string, timeZone: string): number {
  const dayAt = dayReader(timeZone);
  const noonish = Date.parse(day);
  let [early, late] = [noonish - 15 * hourMs, noonish + 15 * hourMs];
  while (late - early > minuteMs) {
    const middle = Math.floor((early + late) / 2 / minuteMs) * minuteMs;
    if (dayAt(middle) < day) early = middle;
    else late = middle;
  }
  return late;
}

/** `placed` in order of their beginnings. A break is no reason to go anywhere. */
export function momentOf(event: Days, placed: readonly Placed[], now: number): Moment {
  const isBreak = ({ session }: Placed) => session.kind === 'break';
  const live = placed
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .toSorted((a, b) => Number(isBreak(a)) - Number(isBreak(b)) || a.endsAt - b.endsAt);
  const later = placed.filter((one) => one.startsAt > now && !isBreak(one));
  const startsAt = placed[0]?.startsAt ?? beginningOf(event.startsOn, event.timeZone);
  const today = dayReader(event.timeZone)(now);
  const isOver = event.state === 'ended' || (today > event.endsOn && later.length === 0);
  const hasBegun = now >= startsAt || (event.state === 'live' && today >= event.startsOn);
  if (isOver && live.length === 0) return { phase: 'after', live: [], next: [], startsAt };
  return { phase: hasBegun ? 'during' : 'before', live, next: later.slice(0, mostNext), startsAt };
}

/** Which of its days it is, by its own clock; the first before, one too many after. */
export function dayOf(
  { startsOn, endsOn, timeZone }: Pick<Days, 'startsOn' | 'endsOn' | 'timeZone'>,
  now: number,
): { day: number; days: number } {
  const since = (day: string) => Math.round((Date.parse(day) - Date.parse(startsOn)) / dayMs) + 1;
  const days = since(endsOn);
  const today = since(dayReader(timeZone)(now));
  return { day: Math.min(Math.max(1, today), days + 1), days };
}

export const shareOf = ({ startsAt, endsAt }: Placed, now: number): number =>
  Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));

/** What is left until then, in the parts people say; the last minute counts as one. */
export function partsUntil(
  at: number,
  now: number,
): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil((at - now) / minuteMs));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
