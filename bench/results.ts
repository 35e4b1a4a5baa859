import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Machine } from './machine.ts';

/** One line of the table. */
export interface Result {
  what: string;
  figure: string;
  goal: string;
  isReached: boolean;
  /** How it was measured, and what else was seen. */
  notes: string;
  void?: string | null;
}

/** One that breaks off takes nothing from the others. */
export function broken(name: string, error: unknown): Result[] {
  console.error(error);
  const what = `The bench ${name}`;
  return [{ what, figure: 'none', goal: 'to be measured', isReached: false, notes: 'broke off' }];
}

const place = fileURLToPath(new URL('RESULTS.md', import.meta.url));

const verdictOf = (result: Result): string => {
  if (result.void) return `void: ${result.void}`;
  return result.isReached ? 'reached' : '**missed**';
};

const lineOf = (result: Result): string =>
  `| ${result.what} | ${result.figure} | ${result.goal} | ${verdictOf(result)} | ${result.notes} |`;

export const tableOf = (results: readonly Result[]): string =>
  [
    '| What | Figure, median (min to max) | Goal | | Measured how |',
    '| --- | --- | --- | --- | --- |',
    ...results.map(lineOf),
  ].join('\n');

export function writeResults(results: readonly Result[], machine: Machine): void {
  const { date, commit, node, cores, processor, load } = machine;
  const text = `# Benchmark results

Written by \`npm run bench\`; do not edit. Ratios are taken from pairs measured right after one
another in the same run, so they say more than the absolute figures, which belong to this machine.

- ${date}, commit ${commit}
- ${processor}, ${cores} cores, Node ${node}
- ${load}

${tableOf(results)}
`;
  writeFileSync(place, text);
}
