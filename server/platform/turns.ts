import { problem } from './http/problem.ts';

interface Line {
  /** So many at a time. */
  atOnce: number;
  /** So many wait at most, and so many of them for one. */
  most: number;
  mostEach: number;
}

/** Does the work when it is the turn of `whose` it is; raises `unavailable` where too much waits already. */
export type InTurn = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/**
 * Heavy work waits in line instead of starving other requests. Everyone has a line of their own and
 * the lines take turns: however much one person asks for, the next one is served after one piece of it.
 */
export function turnsOf({ atOnce, most, mostEach }: Line): InTurn {
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const queue = (whose: string): Promise<void> => {
    const line = lines.get(whose) ?? [];
    if (waiting >= most || line.length >= mostEach) {
      throw problem('unavailable', { retryAfterSeconds: 2 });
    }
    lines.set(whose, line);
    waiting += 1;
    return new Promise((resolve) => void line.push(resolve));
  };
  /** Whose turn it was stands behind all others. */
  const callNext = () => {
    const [first] = lines;
    if (!first) return void (running -= 1);
    const [whose, line] = first;
    lines.delete(whose);
    const go = line.shift();
    if (line.length > 0) lines.set(whose, line);
    waiting -= 1;
    go?.();
  };

  return async (whose, work) => {
    if (running >= atOnce) await queue(whose);
    else running += 1;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
