import type { Work } from '../platform/work.ts';

const minuteMs = 60_000;

/** The same work, so many minutes before. What was to come of it by itself has come and gone. */
export function minutesBefore(work: Work, minutes: number): Work {
  const now = () => new Date(work.clock.now().getTime() - minutes * minuteMs);
  return { ...work, clock: { ...work.clock, now, after: () => undefined } };
}

export const before = (work: Work, days: number): Work => minutesBefore(work, days * 24 * 60);
