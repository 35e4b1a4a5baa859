import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { providePdfReaders } from './pdf-readers.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-readers-'));
  vi.stubEnv('PATH', folder);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function program(name: string): void {
  const file = join(folder, name);
  writeFileSync(file, '#!/bin/sh\nexit 0\n');
  chmodSync(file, 0o755);
}

it('takes those in the path', async () => {
  program('pdfinfo');
  program('qpdf');
  expect(await providePdfReaders()).toBe('');
});

it('says in one sentence what is not tested where one cannot be had', async () => {
  program('pdfinfo');
  expect(await providePdfReaders()).toMatch(/not read back/);
});
