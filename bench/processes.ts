import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const isPinned = Boolean(process.env['BENCH_PINNED']);

export interface Running {
  child: ChildProcess;
  log: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  words: string[];
  env: Record<string, string>;
  /** What the process says goes to this file. */
  log: string;
  /** Where it runs: alone on its core, or anywhere like a person's own start. */
  cores: 'its own' | 'all';
}

export function start({ words, env, log, cores }: StartOptions): Running {
  const [command = '', ...args] = [...pinning(cores), ...words];
  const output = openSync(log, 'a');
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, log, stop };
}

function pinning(cores: StartOptions['cores']): string[] {
  if (!isPinned) return [];
  return ['taskset', '-c', cores === 'all' ? `0-${cpus().length - 1}` : '0'];
}

/** Resolves with the first 200; fails when the process ends before it. */
export async function whenAnswered(
  url: string,
  { child, log }: Running,
  headers: Record<string, string> = {},
): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(url, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await pause(2);
  }
  throw new Error(`${url} never answered:\n${readFileSync(log, 'utf8')}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const ticksPerSecond = 100;

/** Processor time a process has used, in seconds; not a number where /proc is missing. */
export function processorSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** What a process holds in memory now; not a number where /proc is missing. */
export function residentBytes(pid: number | undefined): number {
  try {
    return (
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
    );
  } catch {
    return Number.NaN;
  }
}
