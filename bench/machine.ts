import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

export interface Machine {
  date: string;
  commit: string;
  node: string;
  cores: number;
  processor: string;
  load: string;
}

/** Written beside the figures, so that a reader knows what they belong to. */
export function thisMachine(load: string): Machine {
  const all = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitHere(),
    node: process.versions.node,
    cores: all.length,
    processor: all[0]?.model.trim() ?? 'unknown processor',
    load,
  };
}

function commitHere(): string {
  const say = (args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const commit = say(['rev-parse', '--short=10', 'HEAD']);
  if (!/^[\da-f]{10}$/.test(commit)) return 'none yet';
  // The results themselves change while they are written.
  return say(['status', '--porcelain', '--', '.', ':!bench/RESULTS.md'])
    ? `${commit} with uncommitted changes`
    : commit;
}
