import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAlive } from './alive.mjs';
import { run, runNode } from './run.mjs';

it('keeps what a command says and how it ends', async () => {
  const script = `console.log('out'); console.error('bad'); process.exitCode = 3`;
  const { code, output } = await runNode(['-e', script]);
  expect([code, output.includes('out\n'), output.includes('bad\n')]).toEqual([3, true, true]);
});

it('tells when there is no such command', async () => {
  expect((await run('plenum-has-no-such-command', [])).code).toBe(127);
});

it('takes the children of its children along when it is told to end', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'run.mjs'));
  const sleeper = `process.stdin.resume(); console.log(process.pid); setTimeout(() => {}, 60000)`;
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}], { stdio: 'inherit' })`;
  const outer = `import(${module}).then(({ runNode }) => runNode(['-e', ${JSON.stringify(parent)}], { isLoud: true }))`;
  const child = spawn(process.execPath, ['-e', outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [grandchild] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(143);
  expect(isAlive(Number(grandchild))).toBe(false);
});
