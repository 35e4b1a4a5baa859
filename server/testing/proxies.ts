import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './test-redis.ts';

const root = join(import.meta.dirname, '../..');
const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');

/** What the docs show in a language, word for word: the first block of it, or a later one. */
export const shown = (language: string, place = 0): string => {
  const blocks = [...operating.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))];
  const block = blocks[place]?.[1];
  if (!block) throw new Error(`The docs show no ${language}.`);
  return block;
};

interface Place {
  port: number;
  /** Of what it passes requests on to. */
  target: number;
  file: string;
  /** All it keeps is here, and gone with it. */
  folder: string;
}

export interface Proxy {
  program: string;
  /** What the docs show on this port instead of 443. */
  config(place: Place): string;
  options(file: string): string[];
}

/** Around the servers of an nginx that leaves no trace beside its file. */
export const nginxAround = (servers: string, file: string): string => `
  ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${file}.pid; error_log stderr;
  events {}
  http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${file}.${name};`)
      .join('\n')}
    ${servers}
  }`;

export const nginxOptions = (file: string) => ['-c', file];
export const caddyOptions = (file: string) => ['run', '--adapter', 'caddyfile', '--config', file];

export const programAt = (program: string): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin']
    .map((place) => join(place, program))
    .find((path) => existsSync(path));

const running: { child: ChildProcess; folder: string }[] = [];

/** On which port of this machine alone it serves. */
export async function startProxy(proxy: Proxy, target: number): Promise<number> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'plenum-proxy-'));
  const file = join(folder, proxy.program);
  writeFileSync(file, proxy.config({ port, target, file, folder }));
  // What Caddy keeps of itself stays here, too.
  const home = [`HOME=${folder}`, `XDG_CONFIG_HOME=${folder}`];
  const program = programAt(proxy.program) ?? proxy.program;
  const child = spawn('env', [...home, program, ...proxy.options(file)]);
  running.push({ child, folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => (said += String(part)));
  }
  const isOpen = () =>
    new Promise<void>((resolve, reject) => {
      const line = connect(port, '127.0.0.1', () => resolve(line.destroy() && undefined));
      line.on('error', () => reject(new Error(`${proxy.program} does not serve: ${said}`)));
    });
  await vi.waitFor(isOpen, { timeout: 20_000, interval: 50 });
  return port;
}

export async function stopProxies(): Promise<void> {
  for (const { child, folder } of running.splice(0)) {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      // Asked, not killed: nginx takes its workers along.
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
