import { readFileSync, writeFileSync } from 'node:fs';
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

const head = `# Benchmark results

Written by \`npm run bench\`; do not edit. Ratios are taken from pairs measured right after one
another in the same run, so they say more than the absolute figures, which belong to this machine.
Each part says when it was measured last.`;

/** One bench anew; what the others last said stays, in the order of their names. */
export function keepResults(
  name: string,
  results: readonly Result[],
  machine: Machine,
  names: readonly string[],
): void {
  const { date, commit, node, cores, processor, load } = machine;
  const where = `${date}, commit ${commit}; ${processor}, ${cores} cores, Node ${node}; ${load}.`;
  const parts = new Map(keptParts()).set(name, `${where}\n\n${tableOf(results)}`);
  const known = names.flatMap((each) => {
    const part = parts.get(each);
    return part ? [`## ${each}\n\n${part}`] : [];
  });
  writeFileSync(place, `${[head, ...known].join('\n\n')}\n`);
}

/** By name, as they stand in the file. */
const keptParts = (): [string, string][] =>
  readFileSync(place, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return [name, lines.join('\n').trim()];
    });
