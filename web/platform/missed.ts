import type { Messages } from '@plenum/contract';

/** By name, what a window may have missed; null: anything. */
export type Missed = readonly string[] | null;

export const mayLack = (missed: Missed, names: readonly (keyof Messages)[]): boolean =>
  missed === null || names.some((name) => missed.includes(name));

/** How long a question may be on its way without making the answer doubtful. */
const slackMs = 2_000;

// One of the clocks stands still while the machine sleeps, the other may be set back.
const nowByBoth = () => [Date.now(), performance.now()] as const;

/**
 * Since when a window may have missed something: from the page's first moment on, until all of that
 * has been asked for; then since the last sign that the line is there.
 */
export function openGap() {
  let since: ReturnType<typeof nowByBoth> = [performance.timeOrigin, 0];
  let isClosed = false;
  const noteSign = () => {
    if (isClosed) since = nowByBoth();
  };
  return {
    noteSign,
    open: () => {
      isClosed = false;
    },
    close: () => {
      isClosed = true;
      noteSign();
    },
    /** What was missed in it, by who remembers. */
    missed: async (ask: (ms: number) => Promise<Missed>): Promise<Missed> => {
      const [date, time] = nowByBoth();
      const ms = Math.max(date - since[0], time - since[1]);
      const missed = await ask(Math.ceil(ms) + slackMs).catch(() => null);
      return performance.now() - time < slackMs ? missed : null;
    },
  };
}
