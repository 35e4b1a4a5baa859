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
  return { log: logTo(destination, level), flush };
}

/** PostgreSQL adds the row a fault was about, and that is somebody's. */
function told(error: Error): object {
  const { detail: _detail, where: _where, ...facts } = pino.stdSerializers.err(error);
  return facts;
}

/** Wherever its lines go. */
export const logTo = (destination: pino.DestinationStream, level: Config['logLevel']): Log =>
  pino({ level, base: null, serializers: { err: told } }, destination);
