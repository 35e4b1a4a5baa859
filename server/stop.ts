import type { Log } from './platform/log/log.ts';

export interface Stop {
  /** Adds a step; the last added goes first. */
  later(step: () => Promise<void>): void;
  now(): Promise<void>;
}

const patience = 14_000;

/** Ctrl-C, SIGTERM or an error nobody caught: finish what runs, then leave nothing behind. */
export function stopOnSignal(log: Log, flush: () => void): Stop {
  const steps: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;

  const unwind = async () => {
    for (const step of steps.toReversed()) {
      await step().catch((error: unknown) => log.error({ err: error }, 'stopping failed'));
    }
    flush();
  };
  const now = () => (stopping ??= unwind());

  const leave = (code: number) => {
    setTimeout(() => process.exit(code || 1), patience).unref();
    void now().then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => leave(0));
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    leave(1);
  });
  return { later: (step) => void steps.push(step), now };
}
