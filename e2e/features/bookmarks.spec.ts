import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { drop } from '../setup/drop.ts';
import { everyLookFaults } from '../setup/every-look.ts';

/** Pages as the server numbers them. */
const [dashboard, settings, account, sample] = [1, 23, 26, 28];
const [email, chat, todo, calendar] = [
  '/apps/email',
  '/apps/chat',
  '/apps/todo/all',
  '/apps/calendar',
] as const;
const usual = [email, chat, todo, calendar];

const bar = (page: Page) => page.getByRole('navigation', { name: /^(Bookmarks|Lesezeichen)$/ });
const icons = (page: Page) =>
  bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const all = (page: Page) => page.getByRole('button', { name: /^(All bookmarks|Alle Lesezeichen)/ });
const list = (page: Page) =>
  page.getByRole('dialog', { name: /^(All bookmarks|Alle Lesezeichen)/ });
const handle = (page: Page, name: string) =>
  list(page).getByRole('button', { name: `Move ${name}`, exact: true });

test('a page is marked where one is, in every window of the person', async ({ open }) => {
  const person = await anOrganiser();
  const [page, second] = [
    await open('/settings', { as: person }),
    await open('/settings', { as: person }),
  ];
  await expect.poll(() => icons(second)).toEqual(usual);
  await all(page).click();
  await list(page).getByRole('button', { name: 'Bookmark this page' }).click();
  await expect.poll(() => icons(page)).toEqual([...usual, '/settings']);
  await expect.poll(() => icons(second)).toEqual([...usual, '/settings']);
  await list(page).getByRole('button', { name: 'Remove To-do from bookmarks' }).click();
  await expect.poll(() => icons(second)).toEqual([email, chat, calendar, '/settings']);
  await second.getByRole('link', { name: 'Settings' }).first().click();
  await expect.poll(() => person.bookmarks()).toEqual([email, chat, calendar, '/settings']);
});

test('they are put in order by mouse and by keyboard', async ({ open }) => {
  const person = await anOrganiser();
  await person.mark(settings, account);
  const page = await open('/', { as: person });
  const start = [...usual, '/settings', '/pages/account-settings'];
  await expect.poll(() => icons(page)).toEqual(start);
  const boxOf = async (name: string) => {
    const box = await bar(page).getByRole('link', { name, exact: true }).boundingBox();
    return { x: (box?.x ?? 0) + 18, y: (box?.y ?? 0) + 18 };
  };
  const [from, to] = [await boxOf('Account settings'), await boxOf('To-do')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 10, from.y, { steps: 4 });
  await page.mouse.move(to.x - 4, to.y, { steps: 8 });
  await drop(page);
  const dragged = [email, chat, '/pages/account-settings', todo, calendar, '/settings'];
  await expect.poll(() => icons(page)).toEqual(dragged);
  await expect.poll(() => person.bookmarks()).toEqual(dragged);
  expect(new URL(page.url()).pathname).toBe('/');
  await all(page).click();
  await handle(page, 'Account settings').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.getByText('is now at place 4 of 6').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect
    .poll(() => person.bookmarks())
    .toEqual([email, chat, todo, '/pages/account-settings', calendar, '/settings']);
});

test('those without room are counted, and all are in the list', async ({ open }) => {
  const person = await anOrganiser();
  await person.mark(dashboard, settings, account, sample, 20, 21, 22, 27);
  const page = await open('/', { as: person, viewport: { width: 1000, height: 700 } });
  await all(page).waitFor();
  await expect.poll(() => all(page).getAttribute('aria-label')).toBe('All bookmarks, 11 more');
  await all(page).click();
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(12);
  await list(page).getByRole('link', { name: 'Sample table' }).click();
  await page.waitForURL(/\/tables\/sample$/);
  await list(page).waitFor({ state: 'detached' });
});

test('a mark that cannot be kept is taken back, and said', async ({ open, expected }) => {
  expected.push(/Failed to load resource/, /net::ERR/);
  const page = await open('/settings', { as: await anOrganiser() });
  await expect.poll(() => icons(page)).toEqual(usual);
  await page.route('**/api/bookmarks/update', (route) => route.abort());
  await all(page).click();
  await list(page).getByRole('button', { name: 'Bookmark this page' }).click();
  await page.getByText(/bookmarks were not saved. Plenum cannot be reached/).waitFor();
  await expect.poll(() => icons(page)).toEqual(usual);
});

test('they have no access faults in any look', async ({ open }) => {
  const person = await anOrganiser();
  await person.mark(settings, account);
  // A page with nothing to press under the open list, which would cover a part of it.
  const page = await open('/access-control', { as: person });
  await all(page).click();
  const last = list(page).getByRole('listitem').last();
  expect(await everyLookFaults(page, last)).toEqual([]);
});
