import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';

/** What the server wrote to its log, which it does where it warns; other tests’ may be among it. */
export const lastComplaints = (): string =>
  readFileSync(inject('console'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"level":'))
    .slice(-3)
    .map((line) => line.slice(0, 400))
    .join('\n') || 'nothing';

/** By which a failing test is understood where nobody looked on. */
export async function whatShows(windows: readonly BrowserContext[]): Promise<string> {
  const pages = windows.flatMap((window) => window.pages());
  return (await Promise.all(pages.map(ofPage))).join('\n');
}

async function ofPage(page: Page): Promise<string> {
  const told = page.evaluate(() => {
    const focused = document.activeElement?.cloneNode(false);
    const typed = Array.from(
      document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
      ({ value }) => value,
    );
    return [
      `focus: ${focused instanceof Element ? focused.outerHTML : 'none'}`,
      `typed: ${JSON.stringify(typed)}`,
      document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 1_500),
    ].join('\n');
  });
  return `${page.url()}\n${await told.catch(String)}`;
}
