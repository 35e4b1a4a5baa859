import type { Commands } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { theDemoOrganiser } from '../setup/api.ts';
import { test } from '../setup/browser.ts';

interface Said {
  answer: Commands['window.missed']['answer'];
}

const textOf = (frame: { payload: string | Buffer }) => frame.payload.toString();

/** Waits until the page has asked what it missed before it could hear; by name, what that was. */
function whatItMissed(page: Page): Promise<string[] | null> {
  return new Promise((resolve) => {
    page.once('websocket', (line) => {
      let answer = '';
      line.on('framesent', (frame) => {
        const id = /^42(?<id>\d+)\["window.missed"/.exec(textOf(frame))?.groups?.['id'];
        if (id) answer = `43${id}[`;
      });
      line.on('framereceived', (frame) => {
        const text = textOf(frame);
        if (!answer || !text.startsWith(answer)) return;
        const [said] = JSON.parse(text.slice(answer.length - 1)) as [Said];
        resolve(said.answer.names);
      });
    });
  });
}

async function askedTwice(page: Page, load: () => Promise<unknown>): Promise<string[] | null> {
  const asked: string[] = [];
  const note = (request: { method(): string; url(): string; resourceType(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'fetch' && request.method() === 'GET')
      asked.push(pathname + search);
  };
  const missed = whatItMissed(page);
  page.on('request', note);
  await load();
  await page.locator('main h1').waitFor();
  const names = await missed;
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  // Others may change something of the demo just now.
  if (names?.length !== 0) return null;
  expect(asked.length).toBeGreaterThan(3);
  return asked.filter((address, at) => asked.indexOf(address) !== at);
}

test.for(['/', '/conference-agenda', '/users/conference', '/apps/todo/all', '/settings'])(
  'opened at %s, the app reads everything once',
  async (path, { open }) => {
    const page = await open('/favicon.svg', { as: await theDemoOrganiser() });
    const address = new URL(path, page.url()).href;
    await expect
      .poll(() => askedTwice(page, () => page.goto(address)), { interval: 500 })
      .toEqual([]);
  },
);
