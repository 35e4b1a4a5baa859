import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newFolder } from './data-folder.ts';
import { isRunning, postgresOf } from './postgres-family.ts';
import { expectFolder, preparedFolder } from './prepared-folder.ts';
import { prepareDrills } from './prepare-drills.ts';
import { type Ending, type ServerProcess, startServer } from './server-process.ts';

prepareDrills();
expectFolder();

const noted = (dataDir: string) => existsSync(join(dataDir, 'postgres/postmaster.pid'));

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`);
  await answer.arrayBuffer();
  return answer.ok;
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s stops everything', async (signal) => {
  const dataDir = await preparedFolder();
  const server = startServer({ dataDir });
  const address = await server.ready;
  expect(await isReady(address)).toBe(true);
  const family = postgresOf(dataDir);
  expect(family).not.toEqual([]);

  const began = performance.now();
  server.signal(signal);
  expect((await server.ended).code).toBe(0);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(family.filter(isRunning)).toEqual([]);
  expect(noted(dataDir)).toBe(false);
});

it('stops in time under a request that never ends', { timeout: 30_000 }, async () => {
  const dataDir = await preparedFolder();
  const server = startServer({ dataDir });
  const { port } = new URL(await server.ready);
  const family = postgresOf(dataDir);
  const headers = { 'content-type': 'application/json', 'content-length': 1000 };
  const stuck = request({ port, method: 'POST', path: '/jwt/login', headers });
  stuck.on('error', () => undefined);
  await new Promise<void>((resolve) => stuck.write('{', () => resolve()));

  const began = performance.now();
  server.signal('SIGTERM');
  await server.ended;
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(family.filter(isRunning)).toEqual([]);
  expect(noted(dataDir)).toBe(false);
});

const ways = {
  SIGTERM: (server: ServerProcess) => server.signal('SIGTERM'),
  'Ctrl-C': (server: ServerProcess) => server.pressControlC(),
};

/** First on the empty folder, later on a made one; at whatever the start is doing by then. */
it.each(['SIGTERM', 'Ctrl-C'] as const)(
  '%s stops a start halfway',
  { timeout: 60_000 },
  async (way) => {
    const dataDir = newFolder();
    for (const delay of [60, 200, 400, 600, 1000, 100, 150, 200, 300]) {
      const server = startServer({ dataDir });
      await Promise.race([pause(delay), server.ready]);
      const before = postgresOf(dataDir);
      ways[way](server);
      const { code, said } = await server.ended;
      const left = [...before, ...postgresOf(dataDir)].filter(isRunning);
      expect({ delay, left, isNoted: noted(dataDir) }).toEqual({ delay, left: [], isNoted: false });
      // Before the first line of ours ran, Node ends by the signal itself.
      expect([0, null]).toContain(code);
      expect(said).not.toContain('    at ');
    }
    expect(await isReady(await readyOrWords(startServer({ dataDir })))).toBe(true);
  },
);

it('refuses a second start on the same folder, and the first goes on', async () => {
  const dataDir = await preparedFolder();
  const first = startServer({ dataDir });
  const address = await first.ready;
  const { code, said } = await startServer({ dataDir }).ended;
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `Plenum already runs on ${dataDir} (process ${first.pid}). Stop it, or set DATA_DIR to another folder.`,
  );
  expect(await isReady(address)).toBe(true);
});

it.each([1, 2])('lets one of two starts at the same moment win, round %i', async () => {
  const dataDir = newFolder();
  const starts = [startServer({ dataDir }), startServer({ dataDir })];
  const loser = await Promise.race(starts.map(({ ended }) => ended));
  expect(loser.code).toBe(1);
  expect(loser.said.trim()).toMatch(/^Plenum already runs on \S+ \(process \d+\)\. [^\n]+$/);
  const winner = await Promise.any(starts.map(({ ready }) => ready));
  expect(await isReady(winner)).toBe(true);
});

it(
  'goes on after the last start was killed while it made the database',
  { timeout: 60_000 },
  async () => {
    for (const patience of [150, 300, 450, 700]) {
      const dataDir = newFolder();
      const killed = startServer({ dataDir });
      await Promise.race([pause(patience), killed.ready]);
      killed.signal('SIGKILL');
      await killed.ended;
      expect(await isReady(await readyOrWords(startServer({ dataDir })))).toBe(true);
    }
  },
);

const readyOrWords = (server: ServerProcess): Promise<string> =>
  Promise.race([server.ready, server.ended.then(({ said }: Ending) => said)]);
