import type { Log } from './platform/log/log.ts';

export interface Stop {
  /** Adds a step; the last added goes first. One that takes too long is not waited for. */
  later(step: () => Promise<void>, patience?: number): void;
  now(): Promise<void>;
}

const patienceInAll = 14_000;

/**
 * Ctrl-C or SIGTERM: finish what runs, then leave nothing behind. A failure nobody waited for stops
 * nothing: what was being done has failed, and everything else goes on (decision 31).
 */
export function stopOnSignal(log: Log, flush: () => void): Stop {
  const steps: { step: () => Promise<void>; patience: number }[] = [];
  let stopping: Promise<void> | undefined;

  const unwind = async () => {
    // A start that is still going on may add to them meanwhile.
    for (let last = steps.pop(); last; last = steps.pop()) {
      await within(last.patience, last.step()).catch((error: unknown) =>
        log.error({ err: error }, 'stopping failed'),
      );
    }
    flush();
  };
  const now = () => (stopping ??= unwind());

  const leave = (code: number) => {
    setTimeout(() => process.exit(code || 1), patienceInAll).unref();
    now().then(
      () => process.exit(code),
      () => process.exit(code || 1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => leave(0));
  }
  const outlive = (error: unknown) => {
    // What stopping cuts off may complain; the stop goes on.
    if (stopping) log.debug({ err: error }, 'cut off by stopping');
    else log.fatal({ err: error }, 'uncaught error');
  };
  process.on('uncaughtException', outlive);
  process.on('unhandledRejection', outlive);
  return {
    later: (step, patience = patienceInAll) => void steps.push({ step, patience }),
    now,
  };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A step of stopping took too long.')), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
