import { isCrowdCode } from './call-problem.ts';

const mostTries = 5;
const usualSeconds = 1;
let waiting = 0;
const listeners = new Set<() => void>();

const count = (change: 1 | -1) => {
  waiting += change;
  for (const listener of listeners) listener();
};

/** Something is asked again in a moment, because much is going on. */
export const isBusy = (): boolean => waiting > 0;

export function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How long to wait; null where it was not the crowd that was in the way. */
export const crowdSeconds = (code: string | undefined, asked = usualSeconds): number | null =>
  isCrowdCode(code) ? asked : null;

/** Each time later, and no two at the same moment. */
const pause = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2));
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Waits as long as the server asks for and tries again, some times over; then it is told as it is. */
export async function inTurn<T>(
  ask: () => Promise<T>,
  secondsIn: (answer: T) => number | null,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    const seconds = secondsIn(answer);
    if (seconds === null || tries === mostTries || signal?.aborted) return answer;
    count(1);
    await pause(seconds * tries, signal);
    count(-1);
  }
}
