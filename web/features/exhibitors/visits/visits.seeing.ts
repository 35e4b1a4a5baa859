import { CallProblem } from '../../../platform/call-problem.ts';

const patienceMs = 3_000;
const retryMs = 30_000;
const mostAtOnce = 200;

export interface Seeing {
  /** A booth was in sight; each is told once for as long as the floor is open. */
  see(id: number): void;
  /** Tells what is left at once. */
  flush(): void;
}

const isPassing = (problem: unknown) => problem instanceof CallProblem && problem.isPassing;

/** Collects what was in sight and tells it in few calls; what does not arrive is told again. */
export function collectSeen(send: (ids: number[]) => Promise<unknown>): Seeing {
  const known = new Set<number>();
  let waiting: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (ms: number) => {
    if (waiting.length > 0) timer ??= setTimeout(flush, ms);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const ids = waiting.slice(0, mostAtOnce);
    waiting = waiting.slice(mostAtOnce);
    if (ids.length === 0) return;
    send(ids).then(
      () => wait(patienceMs),
      (problem: unknown) => {
        if (isPassing(problem)) waiting = [...ids, ...waiting];
        wait(retryMs);
      },
    );
  };
  return {
    see: (id) => {
      if (known.has(id)) return;
      known.add(id);
      waiting.push(id);
      wait(patienceMs);
    },
    flush,
  };
}
