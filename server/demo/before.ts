import type { Work } from '../platform/work.ts';

const dayMs = 86_400_000;

/** The same work, so many days before. */
export function before(work: Work, days: number): Work {
  const now = () => new Date(work.clock.now().getTime() - days * dayMs);
  return { ...work, clock: { ...work.clock, now } };
}
