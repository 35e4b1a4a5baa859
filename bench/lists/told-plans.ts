import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { planIn, rowsReadBy } from '../../server/testing/lists/plans.ts';

/** What PostgreSQL has written of its statements since one last looked. */
export function toldPlans(folder: string): () => number {
  const path = join(folder, 'postgres.log');
  let seen = statSync(path).size;
  return () => {
    const { size } = statSync(path);
    const text = Buffer.alloc(size - seen);
    const file = openSync(path, 'r');
    readSync(file, text, 0, text.length, seen);
    closeSync(file);
    seen = size;
    return rowsIn(text.toString());
  };
}

const rowsIn = (log: string): number =>
  log
    .split(/^\S+ \S+ \S+ \[\d+\] [A-Z]+: {2}/m)
    .map((entry) => planIn(entry.replaceAll('\n\t', '\n')))
    .reduce((sum, plan) => sum + (plan ? rowsReadBy(plan) : 0), 0);
