import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

/** Shorter than a test's, so that what was waited for is named. */
const patience = 40_000;

/** Each keeps a process with a page's memory. */
const mostIdle = 6;

const kindOf = (options: BrowserContextOptions) => JSON.stringify(options);

/** By a number in most tests, by a name where it is about passkeys. */
const origins = () => [inject('address'), inject('address').replace('127.0.0.1', 'localhost')];

/** All a person may have left behind; what stays are the files that are the same for everybody. */
const belongings = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';

/** What tests listen to; until nothing of the page goes on. */
const heard = ['console', 'dialog', 'pageerror', 'request', 'response', 'websocket'];

const isAtHome = (url: string) =>
  url.startsWith('about:') || origins().includes(new URL(url).origin);

/**
 * Windows that tests hand on: one that was used before has a process, and has read the app's files.
 * A new one takes half as long again to show the same page.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #idle: { kind: string; page: Page }[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page in a window nobody else has, as if it were new. */
  async take(options: BrowserContextOptions): Promise<Page> {
    const place = this.#idle.findIndex(({ kind }) => kind === kindOf(options));
    const [found] = place < 0 ? [] : this.#idle.splice(place, 1);
    return found ? found.page : this.open(options);
  }

  async open(options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext(options);
    context.setDefaultTimeout(patience);
    return context.newPage();
  }

  /** For whoever needs such a window next; one that cannot be made as new is closed. */
  async giveBack(page: Page, options: BrowserContextOptions): Promise<void> {
    if (page.isClosed() || !isAtHome(page.url())) return page.context().close();
    await leave(page, options);
    await forget(page);
    for (const event of heard) page.removeAllListeners(event);
    this.#idle.push({ kind: kindOf(options), page });
    if (this.#idle.length > mostIdle) await this.#idle.shift()?.page.context().close();
  }
}

/** Nothing of the page goes on, and nothing that was done to the window holds. */
async function leave(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  const context = page.context();
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  // What is half filled in may ask whether to stay.
  page.removeAllListeners('dialog').on('dialog', (dialog) => void dialog.accept());
  // A picture of the app's: for an empty page the process would end.
  await page.goto(`${inject('address')}/favicon.svg`);
  if (viewport) await page.setViewportSize(viewport);
  // Outside: nothing of the next page lies below it.
  await page.mouse.move(-1, -1);
}

async function forget(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  for (const origin of origins()) {
    await device.send('Storage.clearDataForOrigin', { origin, storageTypes: belongings });
  }
  await page.evaluate(() => sessionStorage.clear());
  await device.send('Page.resetNavigationHistory');
  await device.detach();
}
