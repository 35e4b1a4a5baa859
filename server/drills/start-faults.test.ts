import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newDisk, newFolder } from './data-folder.ts';
import { isRunning, postgresOf } from './postgres-family.ts';
import { fillUp } from './full-disk.ts';
import { prepareDrills } from './prepare-drills.ts';
import { startServer } from './server-process.ts';
import { signUp } from './signed-in.ts';

prepareDrills();

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

async function saysOnStart(options: Parameters<typeof startServer>[0]): Promise<string> {
  const { code, said } = await startServer(options).ended;
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.not.stringContaining('    at ') as string,
  });
  expect(postgresOf(options.dataDir).filter(isRunning)).toEqual([]);
  return said.trim();
}

it('says that the port is taken, and that this machine has no such address', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void occupant.close());
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;
  const dataDir = newFolder();
  expect(await saysOnStart({ dataDir, port })).toBe(
    `Port ${port} is taken by another program. Stop it, or set PORT.`,
  );
  expect(await saysOnStart({ dataDir, env: { HOST: '192.0.2.1' } })).toBe(
    'This machine has no address 192.0.2.1. Set HOST.',
  );
});

it('says that the folder cannot be written', async () => {
  const outer = newFolder();
  chmodSync(outer, 0o555);
  const dataDir = join(outer, 'data');
  const said = await saysOnStart({ dataDir, ...(isRoot && { uid: nobody }) });
  expect(said).toMatch(
    /^\S+ cannot be read or written by this user\. Fix its permissions or set DATA_DIR\.$/,
  );
  expect(said).toContain(dataDir);
});

it('says that the folder is a file', async () => {
  const dataDir = join(newFolder(), 'data');
  writeFileSync(dataDir, '');
  const said = await saysOnStart({ dataDir });
  expect(said).toMatch(/^\S+ is not a folder\. Set DATA_DIR to one\.$/);
  expect(said).toContain(dataDir);
});

const noMount = 'a disk of its own takes the right to mount one';

it('says that the disk is full when it cannot make the database', async ({ skip }) => {
  const dataDir = newDisk('8m') ?? skip(noMount);
  expect(await saysOnStart({ dataDir })).toBe(diskIsFull(dataDir));
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres'))).toEqual([]);
});

it('says that the disk is full when it cannot write at all', async ({ skip }) => {
  const dataDir = newDisk('64k') ?? skip(noMount);
  fillUp(dataDir);
  expect(await saysOnStart({ dataDir })).toBe(diskIsFull('DATA_DIR'));
});

it('starts again once a full disk has room', { timeout: 60_000 }, async ({ skip }) => {
  const dataDir = newDisk('200m') ?? skip(noMount);
  const first = startServer({ dataDir });
  await first.ready;
  first.signal('SIGTERM');
  await first.ended;
  const filler = fillUp(dataDir);
  expect(await saysOnStart({ dataDir })).toBe(diskIsFull(dataDir));
  rmSync(filler);
  expect(await startServer({ dataDir }).ready).toContain('http');
});

const diskIsFull = (path: string) =>
  `The disk that holds ${path} is full. Free some space and start again.`;

it('names every fault of the configuration at once and no secret', async () => {
  const dataDir = join(newFolder(), 'data');
  const env = {
    DEMO: 'maybe',
    SIGNUP: 'sometimes',
    DATABASE_URL: 'mysql://someone:opensesame@db/plenum',
    TOKEN_SECRET: 'hunter2hunter2',
  };
  const { code, said } = await startServer({ dataDir, port: 99_999, env }).ended;
  expect(code).toBe(1);
  for (const name of ['PORT', 'DEMO', 'SIGNUP', 'DATABASE_URL', 'TOKEN_SECRET']) {
    expect(said).toContain(name);
  }
  expect(said).toContain('5 fault(s)');
  expect(said).not.toMatch(/opensesame|hunter2/);
  expect(existsSync(dataDir)).toBe(false);
});

it('starts in production only with a strong secret of its own', async () => {
  const dataDir = newFolder();
  const production = { NODE_ENV: 'production' };
  expect(await saysOnStart({ dataDir, env: production })).toContain('TOKEN_SECRET is missing');
  for (const weak of ['secret', 'a'.repeat(40), 'short-but-random-9f2c']) {
    const said = await saysOnStart({ dataDir, env: { ...production, TOKEN_SECRET: weak } });
    expect(said).toContain('TOKEN_SECRET is too weak');
    expect(said).not.toContain(weak);
  }
  const TOKEN_SECRET = 'Qm7rT2vX9zL4cB8nH3kW6yP1sD5fG0jA';
  const address = await startServer({ dataDir, env: { ...production, TOKEN_SECRET } }).ready;
  const options = await fetch(`${address}/api/sign-in-options`);
  expect(await options.json()).toMatchObject({ demo: false });
});

it('makes other secrets for another installation', async () => {
  const installations = await Promise.all(
    [newFolder(), newFolder()].map(async (dataDir) => {
      const address = await startServer({ dataDir }).ready;
      return { address, token: await signUp(address) };
    }),
  );
  const [one, another] = installations;
  const status = async (address = '', token = '') =>
    (await fetch(`${address}/apps/todo/tasks`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect(await status(one?.address, one?.token)).toBe(200);
  expect(await status(another?.address, one?.token)).toBe(401);
});

it.runIf(isRoot)('runs as root in a folder of everyone and in one of root alone', async () => {
  const open = newFolder();
  const closed = newFolder();
  chmodSync(closed, 0o700);
  for (const dataDir of [join(open, 'data'), join(closed, 'data')]) {
    expect(await startServer({ dataDir }).ready).toContain('http');
  }
});

it.runIf(isRoot)('runs as a user without rights', async () => {
  const dataDir = newFolder(nobody);
  expect(await startServer({ dataDir, uid: nobody }).ready).toContain('http');
});
