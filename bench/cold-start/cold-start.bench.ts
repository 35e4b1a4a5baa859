import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf, withRange } from '../figures.ts';
import { freePort, start, whenAnswered } from '../processes.ts';
import type { Result } from '../results.ts';

const runs = 9;
const firstRuns = 5;

/** From the spawn to the first page, with our own PostgreSQL and nothing running before. */
export async function measureColdStart(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-cold-'));
  const data = (name: string) => join(folder, name);
  try {
    const first = await repeat(firstRuns, (index) => secondsToPage(built, data(`first-${index}`)));
    const again = await repeat(runs, () => secondsToPage(built, data('first-0')));
    const npm = await repeat(runs, () => secondsToPage(['npm', 'start'], data('first-0')));
    return [
      result('Built app with its own PostgreSQL, spawn to the first page', again, 1.5),
      result('Second `npm start`, spawn to the first page', npm, 3),
      result(
        'Very first start: makes the database and the demo, spawn to the first page',
        first,
        5,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `npm start` runs. */
const built = [process.execPath, 'tools/start.mjs'];

async function repeat(count: number, measure: (index: number) => Promise<number>) {
  const seconds: number[] = [];
  for (let index = 0; index < count; index++) seconds.push(await measure(index));
  return seconds;
}

async function secondsToPage(words: string[], dataDir: string): Promise<number> {
  const port = await freePort();
  const log = `${dataDir}.log`;
  const began = performance.now();
  const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'info' };
  const running = start({ words, env, log, cores: 'all' });
  await whenAnswered(`http://127.0.0.1:${port}/`, running, { accept: 'text/html' });
  const seconds = (performance.now() - began) / 1000;
  await running.stop();
  // npm ends before what it started: the next run must find nothing left.
  while (existsSync(join(dataDir, 'postgres/postmaster.pid'))) await pause(10);
  return seconds;
}

function result(what: string, seconds: number[], goal: number): Result {
  const spread = spreadOf(seconds);
  return {
    what,
    figure: withRange(spread, (value) => `${value.toFixed(2)} s`),
    goal: `≤ ${goal} s`,
    isReached: spread.median <= goal,
    notes: `${seconds.length} starts, warm file cache`,
  };
}
