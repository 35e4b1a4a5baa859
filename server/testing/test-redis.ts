import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  url: string;
  start(): Promise<void>;
  /** As a crash would. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

/** A real Redis on a free port, keeping nothing, that can be killed and started again there. */
export async function openTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  const start = async () => {
    running = spawn('redis-server', options.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of running.stdout ?? []) {
      if (String(line).includes('Ready to accept connections')) break;
    }
    running.stdout?.resume();
  };
  const kill = async () => {
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
