import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');
const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** By their names in the bundle; from its source each begins in a file of the project. */
const entries = {
  papers: 'server/papers.ts',
  tables: 'server/tables.ts',
  media: 'media/main.ts',
} as const;

const entryOf = (name: keyof typeof entries) =>
  fileURLToPath(new URL(isSource ? `../../../${entries[name]}` : `./${name}.js`, import.meta.url));

/** Begins a process beside the server. Nothing of the server's settings and secrets is its business. */
export const startBeside = (
  name: keyof typeof entries,
  { execArgv = [], ...options }: Pick<ForkOptions, 'serialization' | 'stdio' | 'execArgv'>,
): ChildProcess =>
  fork(entryOf(name), {
    ...options,
    execArgv: [...execArgv, ...(isSource ? ['--import', tsx()] : [])],
    env: {},
  });
