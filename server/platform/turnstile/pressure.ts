import type { Pool } from 'pg';
import type { Clock } from '../clock/clock.ts';

/** How long whoever comes now would wait for the database or for this process, in milliseconds. */
export type Pressure = () => number;

export interface Feeling {
  pressure: Pressure;
  stop(): void;
}

const everyMs = 100;

/** A line that moves is no trouble, however long it is: so somebody stands in it and looks at the time. */
export function feelPressure(
  clock: Pick<Clock, 'every'>,
  pool: Pick<Pool, 'waitingCount' | 'connect'>,
): Feeling {
  let [last, late, lateBefore] = [performance.now(), 0, 0];
  let inLineSince: number | null = null;
  let waited = 0;

  const standInLine = async (since: number) => {
    inLineSince = since;
    const client = await pool.connect().catch(() => null);
    client?.release();
    waited = performance.now() - since;
    inLineSince = null;
  };
  const stop = clock.every(everyMs, () => {
    const now = performance.now();
    lateBefore = late;
    late = Math.max(0, now - last - everyMs);
    last = now;
    if (inLineSince !== null) return;
    if (pool.waitingCount > 0) standInLine(now).catch(() => {});
    else waited = 0;
  });
  const pressure = () => {
    const inLine = inLineSince === null ? 0 : performance.now() - inLineSince;
    // One long moment has passed when it is noticed; two in a row are a state.
    return Math.max(waited, inLine, Math.min(late, lateBefore));
  };
  return { pressure, stop };
}
