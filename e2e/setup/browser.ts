import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  type Browser,
  type BrowserContextOptions,
  type Disposable,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import type { Actor } from './api.ts';
import { lastComplaints, whatShows } from './what-shows.ts';
import { Windows } from './windows.ts';

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** On two processors, threads beside those that show the pages take more than they give. */
const withoutHelpers = [
  '--in-process-gpu',
  '--js-flags=--single-threaded,--no-turbofan,--no-maglev',
];

function executable(): string {
  const place = process.env['CHROME_PATH'] || usualPlaces.find((path) => existsSync(path));
  if (!place) throw new Error('No Chromium was found. Set CHROME_PATH.');
  return place;
}

export const launchBrowser = (extra: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: executable(), args: [...quiet, ...extra] });

export interface Visit extends BrowserContextOptions {
  /** Signed in from the first page on. */
  as?: Actor;
  language?: 'en' | 'de' | 'fr' | 'pt';
  scheme?: 'light' | 'dark';
  isRtl?: boolean;
  /** The page's time can be moved with `page.clock`. */
  hasOwnClock?: boolean;
  /** Its window is nobody's after: what is done to it cannot be undone. */
  isForOneTest?: boolean;
}

interface Used {
  page: Page;
  putAway: () => Promise<void>;
}

export type Open = (path: string, visit?: Visit) => Promise<Page>;

interface Fixtures {
  browser: Browser;
  windows: Windows;
  /** Opens a page in a window of its own; the test fails when the page complains. */
  open: Open;
  /** What pages may complain about in this test, because the test provokes it. */
  expected: RegExp[];
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser(withoutHelpers);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  windows: [async ({ browser }, use) => use(new Windows(browser)), { scope: 'worker' }],
  expected: async ({}, use) => use([]),
  open: async ({ windows, expected, task }, use) => {
    const used: Used[] = [];
    const complaints: string[] = [];
    await use(async (path, visit = {}) => {
      const options = contextOptions(visit);
      const isHandedOn = !visit.hasOwnClock && !visit.isForOneTest;
      const page = await (isHandedOn ? windows.take(options) : windows.open(options));
      if (visit.hasOwnClock) await page.context().clock.install();
      listen(page, complaints);
      const prepared = await prepare(page, visit);
      used.push({
        page,
        putAway: async () => {
          if (!isHandedOn || task.result?.errors) return page.context().close();
          await prepared.dispose();
          await windows.giveBack(page, options);
        },
      });
      await page.goto(inject('address') + path);
      return page;
    });
    const shown = task.result?.errors && (await whatShows(used.map(({ page }) => page.context())));
    await Promise.all(used.map(({ putAway }) => putAway()));
    if (shown)
      throw new Error(
        `When it failed the server had last complained of\n${lastComplaints()}\nand the windows showed:\n${shown}`,
      );
    const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)));
    expect(unexpected, unexpected.join('\n')).toEqual([]);
  },
});

const contextOptions = ({
  as: _,
  language,
  scheme,
  isRtl: _rtl,
  hasOwnClock: _clock,
  isForOneTest: _one,
  ...options
}: Visit) => ({
  viewport: { width: 1280, height: 800 },
  locale: language ?? 'en',
  colorScheme: scheme ?? ('light' as const),
  reducedMotion: 'reduce' as const,
  ...options,
});

/** What the device remembers, there before the first page of the window reads it. */
function prepare(page: Page, { as, language, isRtl }: Visit): Promise<Disposable> {
  const stored: Record<string, string> = {
    ...(language && { language }),
    ...(isRtl && { direction: 'rtl' }),
    ...(as && {
      userData: JSON.stringify(as.userData),
      accessToken: JSON.stringify(as.accessToken),
      refreshToken: JSON.stringify(as.refreshToken),
    }),
  };
  // Every page of the window runs it: what the app changed since must stay. A page shown inside another
  // is none of ours, and may not even ask what is stored.
  return page.addInitScript((entries) => {
    if (globalThis.parent !== globalThis.self || location.protocol === 'about:') return;
    if (localStorage.getItem('isPrepared')) return;
    localStorage.setItem('isPrepared', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** On a busy machine the server says for a moment when to ask again, and the app does. */
function refusalsFor(page: Page): Set<string> {
  const refused = new Set<string>();
  page.on('response', (answer) => {
    if (answer.status() === 503 && answer.headers()['retry-after']) refused.add(answer.url());
  });
  return refused;
}

function listen(page: Page, complaints: string[]): void {
  const refused = refusalsFor(page);
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A slow machine gets to what was fetched ahead later than the browser thinks fit.
    if (message.text().includes('preloaded using link preload')) return;
    // A page that is left, or a token that is renewed, ends a connection that is just being made.
    if (message.text().includes('WebSocket is closed before')) return;
    // A window that is put away shows a picture, which names no icon: some browsers ask for one.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (message.text().includes('status of 503') && refused.has(message.location().url)) return;
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const isOurs =
      /^(data|blob):/.test(request.url()) || request.url().startsWith(inject('address'));
    if (!isOurs) complaints.push(`foreign request: ${request.url()}`);
  });
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const looks = 3;

/** WCAG 2.2 A and AA, as far as a program can tell; answers what is wrong and where. */
export const accessFaults = (page: Page) => faults(page, { type: 'tag', values: everyRule });

const colourRules = ['color-contrast', 'link-in-text-block'];
/** Of places and of words: the rest reads what neither colours nor directions nor languages change. */
const placeRules = ['target-size', 'scrollable-region-focusable', 'label-content-name-mismatch'];

/** What a change of colours alone can break. */
export const contrastFaults = (page: Page) => faults(page, { type: 'rule', values: colourRules });

/** What another look can break on the same elements, beside the page's width. */
export const lookFaults = (page: Page) =>
  faults(page, { type: 'rule', values: [...colourRules, ...placeRules] });

/** What changes while it is looked at may seem wrong: only what stays counts, once rows are read anew. */
async function faults(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector('[data-stale]'));
  let found = await faultsNow(page, runOnly);
  for (let look = 1; look < looks && found.length > 0; look++) {
    found = await faultsNow(page, runOnly);
  }
  return found;
}

/** Less than half as long as what the package itself would give: each page is sent it, and reads it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function faultsNow(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    const { axe: injected } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await injected.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, runOnly);
}
