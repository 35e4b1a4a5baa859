import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTinyTree, write } from './tiny-tree.ts';

const execute = promisify(execFile);

let tree: string;
beforeAll(() => {
  tree = makeTinyTree();
});
afterAll(() => rmSync(tree, { recursive: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function start(): Promise<Ended> {
  try {
    const said = await execute(process.execPath, ['tools/start.mjs'], { cwd: tree });
    return { code: 0, ...said };
  } catch (error) {
    return error as Ended;
  }
}

const saidBy = async () => (await start()).stdout;

it('builds what is not built, then serves', async () => {
  expect(await saidBy()).toBe('Building server and web.\nserved\n');
});

it('builds nothing twice', async () => {
  expect(await saidBy()).toBe('served\n');
});

it('builds only the half that changed', async () => {
  write(tree, 'server/main.ts', `console.log('served anew');\n`);
  expect(await saidBy()).toBe('Building server.\nserved anew\n');
  write(tree, 'web/main.ts', `document.title = 'shown anew';\n`);
  expect(await saidBy()).toBe('Building web.\nserved anew\n');
});

it('builds both halves when the contract changed, and when a file of it is gone', async () => {
  write(tree, 'contract/index.ts', 'export const one = 1;\n');
  expect(await saidBy()).toContain('Building server and web.');
  rmSync(join(tree, 'contract/index.ts'));
  expect(await saidBy()).toContain('Building server and web.');
});

it('does not build for a test', async () => {
  write(tree, 'server/main.test.ts', '');
  write(tree, 'web/main.test.tsx', '');
  expect(await saidBy()).toBe('served anew\n');
});

it('says what is wrong with the sources and leaves the last output whole', async () => {
  write(tree, 'server/main.ts', 'const = 1;\n');
  const { code, stderr } = await start();
  expect(code).toBe(1);
  expect(stderr).toContain('server/main.ts:1:6');
  expect(stderr).toContain('Building the server failed.');
  expect(existsSync(join(tree, 'server/dist/main.js'))).toBe(true);
});

it('can be started twice at once, and leaves nothing of a build that died behind', async () => {
  write(tree, 'server/main.ts', `console.log('served both');\n`);
  rmSync(join(tree, 'web/dist'), { recursive: true });
  mkdirSync(join(tree, 'server/.build-999999999/dist'), { recursive: true });
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  for (const { stdout } of both) expect(stdout).toContain('served both\n');
  for (const half of ['server', 'web']) {
    expect(readdirSync(join(tree, half)).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(existsSync(join(tree, half, 'dist/.built-from'))).toBe(true);
  }
});
