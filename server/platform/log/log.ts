import pino from 'pino';
import type { Config } from '../../config/config.ts';

export type Log = pino.Logger;

const batchLength = 64_000;

/**
 * JSON lines on standard output, gathered so that logging never holds a request up. They are gathered
 * here: what writes them out would count a whole batch anew for each line that joins it.
 */
export function openLog(level: Config['logLevel']): { log: Log; flush(): void } {
  const destination = pino.destination({ dest: 1, sync: false });
  let lines = '';
  const hand = () => {
    if (lines === '') return;
    destination.write(lines);
    lines = '';
  };
  const write = (line: string) => {
    lines += line;
    if (lines.length >= batchLength) hand();
  };
  const flush = () => {
    // Not ready or already closed: there is nothing left to write then.
    try {
      hand();
      destination.flushSync();
    } catch {
      return;
    }
  };
  setInterval(hand, 500).unref();
  return { log: logTo({ write }, level), flush };
}

/** PostgreSQL adds the row a fault was about, and that is somebody's. */
function told(error: Error): object {
  const { detail: _detail, where: _where, ...facts } = pino.stdSerializers.err(error);
  return facts;
}

/** Wherever its lines go. */
export const logTo = (destination: pino.DestinationStream, level: Config['logLevel']): Log =>
  pino({ level, base: null, serializers: { err: told } }, destination);
