import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import type { Endings } from '../database.ts';

const root = fileURLToPath(new URL('bare', import.meta.url));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Builds the bare page as ours is built; answers how a page gets it under an address. */
export async function buildBare(endings: Endings): Promise<(page: Page, at: string) => unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-bare-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  return (page, at) =>
    page.route(`${at}**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = path === '/' ? 'index.html' : path;
      return route.fulfill({
        contentType: types[extname(file)] ?? 'application/octet-stream',
        body: readFileSync(join(folder, file)),
      });
    });
}
