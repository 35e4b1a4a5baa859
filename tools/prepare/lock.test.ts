import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdLock } from './lock.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const idle = () => spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' });

it('is free again after it was released', () => {
  holdLock('installing', folder).release();
  holdLock('installing', folder).release();
});

it('refuses while the holder, or the child it started, lives, and not longer', async () => {
  const child = idle();
  writeFileSync(join(folder, 'installing.pid'), `999999999 ${child.pid}`);
  expect(() => holdLock('installing', folder)).toThrow(`Process ${child.pid} is installing`);
  child.kill();
  await once(child, 'exit');
  holdLock('installing', folder).release();
});
