import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundled, root } from './bundled-server.ts';

export interface StartOptions {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Whose rights it has; only root may choose. */
  uid?: number;
  /** What was bundled to be started, and what it is told. */
  program?: string;
  words?: readonly string[];
}

export interface Ending {
  code: number | null;
  said: string;
}

export interface ServerProcess {
  pid: number;
  /** The address it answers at; fails with its last words when it ends before. */
  ready: Promise<string>;
  ended: Promise<Ending>;
  /** All it has said so far. */
  said(): string;
  signal(name: NodeJS.Signals): void;
  pressControlC(): void;
}

const started = new Set<ServerProcess>();
/** Where servers were started, for whoever clears away. */
export const dataDirs = new Set<string>();

/** The server as a process of its own, with nothing of our environment; without the demo unless it is asked for. */
export function startServer(options: StartOptions): ServerProcess {
  const { dataDir, port = 0, env = {}, uid, program = 'main.js', words = [] } = options;
  const usual = 'NODE_ENV' in env ? {} : { DEMO: '0', DEMO_CROWD: '0' };
  const child = spawn(process.execPath, [bundled(program), ...words], {
    cwd: root,
    env: { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...usual, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  dataDirs.add(dataDir);
  let said = '';
  const ended = once(child, 'close').then(([code]): Ending => ({
    code: code as number | null,
    said,
  }));
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Plenum is ready at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    ended.then(
      (ending) => reject(new Error(`It ended with ${ending.code}: ${ending.said}`)),
      reject,
    );
  });
  // Whoever waits for the end only is not to be told twice.
  ready.catch(() => undefined);
  const { pid = 0 } = child;
  const server: ServerProcess = {
    pid,
    ready,
    ended,
    said: () => said,
    signal: (name) => void process.kill(pid, name),
    // A terminal sends it to all that it started, not to one.
    pressControlC: () => void process.kill(-pid, 'SIGINT'),
  };
  started.add(server);
  ended.finally(() => started.delete(server)).catch(() => undefined);
  return server;
}

/** After a test, whatever came of it. */
export async function killServers(): Promise<void> {
  const left = [...started];
  for (const server of left) server.signal('SIGKILL');
  await Promise.all(left.map(({ ended }) => ended));
}
