import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { type Open, test } from '../setup/browser.ts';

/** A part of a page is a file of its own, and may be wanted while no file can be had. */

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) =>
  page.getByRole('dialog').getByRole('region', { name: 'Notifications' });

async function aPage(open: Open) {
  // Another test may have fetched the file in a window that is handed on.
  const page = await open('/', { as: await anOrganiser(), isForOneTest: true });
  await page.getByText('0 of 7 done').waitFor();
  await bell(page).waitFor();
  return page;
}

describe('what is opened while its file cannot be had', () => {
  test('comes with the connection', async ({ open, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /preload/);
    const page = await aPage(open);
    await page.context().setOffline(true);
    await page.getByText(/^You are offline/).waitFor();
    await bell(page).click();
    await page.context().setOffline(false);
    await panel(page).waitFor();
  });

  test('comes with the next page, where the server was away', async ({ open, expected }) => {
    expected.push(/ERR_FAILED/, /preload/);
    const page = await aPage(open);
    await page.route('**/assets/notifications-panel*', (route) => route.abort());
    const serverIsBack = page.waitForResponse('**/favicon.svg');
    await bell(page).click();
    await serverIsBack;
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await bell(page).click();
    await panel(page).waitFor();
  });

  test('is a page: the app stays, and the page comes with the connection', async ({
    open,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /preload/, /^TypeError: Lost: /);
    const page = await aPage(open);
    const places = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await page.context().setOffline(true);
    for (const place of await places.all()) {
      await place.click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    const last = await places.last().textContent();
    await page.getByText('This screen could not be shown').first().waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: last ?? '' }).waitFor();
  });

  test('is a page, while the server is away: it comes once the server is back', async ({
    open,
    expected,
  }) => {
    expected.push(/ERR_FAILED/, /preload/, /^TypeError: Lost: /);
    const page = await aPage(open);
    await page.route('**/assets/*', (route) => route.abort());
    await page.route('**/favicon.svg', (route) => route.abort());
    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await page.getByText('This screen could not be shown').first().waitFor();
    await page.unrouteAll();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  });
});
