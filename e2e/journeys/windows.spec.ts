import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { test } from '../setup/browser.ts';

/** A kind of window no other test uses: the second test gets the one of the first. */
const kind = { timezoneId: 'Pacific/Chatham' };
let left: Page;

const whatIsThere = (page: Page) =>
  page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mayRead: (await navigator.permissions.query({ name: 'geolocation' })).state,
    isOnline: navigator.onLine,
    size: [innerWidth, innerHeight],
  }));

test('a test may leave all kinds of things in its window', async ({ open }) => {
  const page = await open('/', { ...kind, as: await anOrganiser() });
  await page.waitForLoadState('networkidle');
  await page.locator('main h1').click();
  await page.context().grantPermissions(['geolocation']);
  await page.evaluate(async () => {
    sessionStorage.setItem('left', 'yes');
    document.cookie = 'left=yes';
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
    await caches.open('left');
    await navigator.serviceWorker.register('/push-worker.js');
    for (const place of ['#1', '#2', '#3']) history.pushState(null, '', place);
    addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.setViewportSize({ width: 400, height: 400 });
  await page.route('**/favicon.svg', (route) => route.abort());
  await page.context().route('**/favicon.svg', (route) => route.abort());
  await page.context().newPage();
  const there = await whatIsThere(page);
  expect(there).toMatchObject({ cookie: 'left=yes', caches: ['left'], workers: 1 });
  expect(there).toMatchObject({ mayRead: 'granted', size: [400, 400] });
  expect(there.keys).toEqual(expect.arrayContaining(['accessToken', 'left']));
  expect(there.databases.map(({ name }) => name)).toContain('left');
  await page.context().setOffline(true);
  left = page;
});

test('and the next test finds it as new', async ({ open }) => {
  const page = await open('/favicon.svg', kind);
  expect(page).toBe(left);
  expect(page.context().pages()).toEqual([page]);
  expect(await whatIsThere(page)).toEqual({
    // Put there for this test.
    keys: ['isPrepared'],
    cookie: '',
    databases: [],
    caches: [],
    workers: 0,
    mayRead: 'prompt',
    isOnline: true,
    size: [1280, 800],
  });
  expect(await page.evaluate(() => history.length)).toBeLessThan(3);
  await page.goto(new URL('/venue', page.url()).href);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});
