import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';

const web = fileURLToPath(new URL('../../web/', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const address = '/dev/gallery';

export interface GalleryBuild {
  /** Opens it: the page gets its files from this build, its answers from the app. */
  open(page: Page): Promise<void>;
  /** Away from it, before the app is asked for files that are only here. */
  leave(page: Page): Promise<void>;
  remove(): void;
}

/** The gallery is in no build for people: one with it is made for the test, in a folder that goes. */
export async function buildGallery(): Promise<GalleryBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-gallery-'));
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'));
  const args = ['build', '--mode', 'gallery', '--outDir', folder, '--emptyOutDir'];
  const building = spawn(process.execPath, [join(vite, 'bin/vite.js'), ...args], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The gallery could not be built.');

  const answer = (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = pathname === address;
    const path = join(folder, isPage ? 'index.html' : pathname);
    if (!isPage && !(pathname.startsWith('/assets/') && existsSync(path))) return route.fallback();
    const contentType = isPage ? 'text/html' : (types[extname(path)] ?? 'application/octet-stream');
    return route.fulfill({ contentType, body: readFileSync(path) });
  };
  return {
    open: async (page) => {
      await page.route('**/*', answer);
      await page.goto(new URL(address, page.url()).href);
    },
    leave: async (page) => void (await page.goto(new URL('/favicon.svg', page.url()).href)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
