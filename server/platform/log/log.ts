import pino from 'pino';
import type { Config } from '../../config/config.ts';

export type Log = pino.Logger;

/** JSON lines on standard output, written in batches so that logging never holds a request up. */
export function openLog(level: Config['logLevel']): { log: Log; flush(): void } {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 16_000 });
  const flush = () => {
    // Not ready or already closed: there is nothing left to write then.
    try {
      destination.flushSync();
    } catch {
      return;
    }
  };
  setInterval(() => destination.flush(), 500).unref();
  const log = pino({ level, base: null }, destination);
  return { log, flush };
}
