import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** By parts of a third of a second as soon as there is one, or by whole segments. */
export type Way = 'parts' | 'segments';

export interface Seats {
  port: number;
  /** Where each finds the run: a pass of a person of their own. */
  places: readonly string[];
  way: Way;
  /** Nobody begins in the same moment as everybody else. */
  withinMs: number;
}

export interface Seen {
  requests: number;
  bytes: number;
  /** What was not answered with what was asked for. */
  faults: number;
}

const program = fileURLToPath(new URL('viewers-process.ts', import.meta.url));

/** All of them in one process on the core of the load, each on a line of their own. */
export function seatViewers(seats: Seats) {
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  child.send(seats);
  return {
    pid: child.pid,
    /** Since it was asked last. */
    report: async (): Promise<Seen> => {
      child.send('report');
      const [seen] = (await once(child, 'message')) as [Seen];
      return seen;
    },
    leave: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
