import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { provideChromium } from '../../tools/steps/chromium.mjs';
import { freePort, root, start, whenAnswered } from '../processes.ts';

/** Compressed bytes of every script a fresh browser asks for, by screen; null without a browser. */
export async function scriptsRequested(): Promise<Record<string, number> | null> {
  const { path: executablePath } = await provideChromium();
  if (!executablePath) return null;
  const folder = mkdtempSync(join(tmpdir(), 'plenum-size-'));
  const port = await freePort();
  const running = start({
    words: [process.execPath, 'server/dist/main.js'],
    env: { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' },
    log: `${folder}.log`,
    cores: 'all',
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await whenAnswered(`${origin}/healthz`, running);
    const context = await browser.newContext();
    const page = await context.newPage();
    const signIn = countScripts(page);
    await signInAsOrganiser(page, origin);
    const bytes = { 'sign-in': signIn.untilSent() };
    const another = await context.newPage();
    const todo = countScripts(another);
    await another.goto(`${origin}/apps/todo/all`, { waitUntil: 'networkidle' });
    return { ...bytes, todo: todo.soFar() };
  } finally {
    await browser.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.log`);
  }
}

async function signInAsOrganiser(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  await page.locator('input[type=email], input[name=email]').fill('admin@demo.com');
  await page.locator('input[type=password]').fill('admin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/');
}

/** What is asked for after the form was sent belongs to the next screen. */
function countScripts(page: Page) {
  let bytes = 0;
  let whenSent: number | undefined;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/jwt/login') whenSent ??= bytes;
    if (request.resourceType() === 'script') bytes += sentBytes(pathname);
  });
  return { soFar: () => bytes, untilSent: () => whenSent ?? bytes };
}

/** As the server sends it to a browser that takes gzip: compressed when it was built. */
const sentBytes = (pathname: string): number =>
  readFileSync(join(root, 'web/dist', `${pathname}.gz`)).length;
