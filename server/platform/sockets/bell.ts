import type { Work } from '../work.ts';

const restMs = 1_000;

/** What is told of a thing over and over: at once, then at most once a second. A crowd is one message. */
export function openBell<About extends { id: number }>(
  tell: (work: Work, about: About) => Promise<void>,
): (work: Work, about: About) => void {
  /** Things of which was told a moment ago, and whether there is something to tell since. */
  const resting = new WeakMap<Work['kept'], Map<number, boolean>>();

  return function ring(work, about) {
    const rests = resting.get(work.kept) ?? new Map<number, boolean>();
    resting.set(work.kept, rests);
    if (rests.has(about.id)) {
      rests.set(about.id, true);
      return;
    }
    rests.set(about.id, false);
    tell(work, about).catch((error: unknown) => work.log.warn({ err: error }, 'Nobody was told'));
    const end = () => {
      const hasMore = rests.get(about.id) === true;
      rests.delete(about.id);
      if (hasMore) ring(work, about);
    };
    setTimeout(end, restMs).unref();
  };
}
