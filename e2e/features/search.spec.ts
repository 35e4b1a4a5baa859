import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anOrganiser, theDemoAttendee, theDemoOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anAttendeeOf, anOrganisationWith } from '../setup/people.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /^(Search pages|Seiten)/ });
const button = (page: Page) => page.getByRole('button', { name: /^(Search|Suchen)$/ });
const group = (page: Page, name: string) =>
  page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const choice = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });
/** What a screen reader is told that the keyboard stands on. */
const active = (page: Page) =>
  field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant') ?? '';
    const element = document.getElementById(id);
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

async function openPalette(page: Page): Promise<void> {
  await button(page).waitFor();
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
}

describe('a page', () => {
  test('is found, opened, remembered and bookmarked with the keyboard alone', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open('/', { as: person });
    await openPalette(page);
    await page.keyboard.type('settings');
    await expect.poll(() => active(page)).toBe('Settings');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toBe('Account settings');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toBe('Settings');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/settings$/);
    await field(page).waitFor({ state: 'detached' });
    await openPalette(page);
    await group(page, 'Recent').getByText('Settings').waitFor();
    await expect.poll(() => active(page)).toBe('Settings');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => active(page)).toBe('Bookmark Settings');
    await page.keyboard.press('Enter');
    await expect.poll(() => person.bookmarks()).toContain('/settings');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => active(page)).toBe('Settings');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    await page
      .getByRole('navigation', { name: 'Bookmarks' })
      .getByRole('link', { name: 'Settings' })
      .waitFor();
  });

  test('of the menu can always be bookmarked', async ({ open }) => {
    const page = await open('/', { as: await anOrganiser() });
    await openPalette(page);
    const rows = group(page, 'Pages')
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell') });
    await expect.poll(() => rows.count()).toBeGreaterThan(7);
    const starred = rows.filter({ has: page.getByRole('button', { name: /^Bookmark / }) });
    await expect.poll(() => starred.count()).toBe(await rows.count());
  });

  test('that is closed to an attendee is not found, nor are people', async ({ open }) => {
    const organiser = await anOrganisationWith('Lena Quist');
    const page = await open('/', { as: await anAttendeeOf(organiser, 'Noor Haddad') });
    await openPalette(page);
    await choice(page, 'To-do').waitFor();
    expect(await choice(page, 'Settings').count()).toBe(0);
    await page.keyboard.type('quist');
    await page.getByText('Nothing found for “quist”').waitFor();
  });
});

test('things are done from the palette, forgiving slips, and remembered', async ({ open }) => {
  const page = await open('/', { as: await anOrganiser() });
  await openPalette(page);
  await group(page, 'Actions').getByText('New event').waitFor();
  await page.keyboard.type('new evnet');
  await expect.poll(() => active(page)).toBe('New event');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/conference-platform$/);
  await field(page).waitFor({ state: 'detached' });
  await openPalette(page);
  await group(page, 'Recent').getByText('New event').waitFor();
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await openPalette(page);
  await page.keyboard.type('deutsch');
  await page.keyboard.press('Enter');
  await page.locator('html[lang=de]').waitFor();
});

test('the attendees of the event are saved as a table from the palette', async ({ open }) => {
  const page = await open('/', { as: await theDemoOrganiser() });
  await openPalette(page);
  await page.keyboard.type('export attend');
  await expect.poll(() => active(page)).toBe('Export attendees');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^people-.*\.csv$/);
});

test('an email is begun from the palette to whom it finds', async ({ open }) => {
  const page = await open('/', { as: await anOrganisationWith('Lena Quist') });
  await openPalette(page);
  await page.keyboard.type('write to quist');
  await choice(page, 'Write to Lena Quist').click();
  await page.waitForURL(/compose=\d+/);
  await page.getByRole('button', { name: 'Remove Lena Quist' }).waitFor();
});

test('the palette takes what is typed from the moment it shows', async ({ open }) => {
  const page = await open('/', { as: await anOrganiser() });
  await openPalette(page);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  const hasFocus = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          const shown = document.querySelector('input[aria-haspopup="grid"]');
          if (!shown) return;
          observer.disconnect();
          resolve(document.activeElement === shown);
        }).observe(document, { childList: true, subtree: true });
        const init = { key: 'k', ctrlKey: true, bubbles: true };
        document.dispatchEvent(new KeyboardEvent('keydown', init));
      }),
  );
  expect(hasFocus).toBe(true);
});

describe('the event', () => {
  test('is searched as well: sessions, speakers and booths, each opens its page', async ({
    open,
  }) => {
    const page = await open('/', { as: await theDemoAttendee() });
    await openPalette(page);
    await page.keyboard.type('oryx');
    await group(page, 'Speakers').getByText('Thandi Mokoena').waitFor();
    await group(page, 'Booths').getByText('Oryx Energy').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await expect.poll(() => active(page)).toMatch(/^Oryx Energy/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/exhibit-hall\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Oryx Energy' }).waitFor();
    await openPalette(page);
    await page.keyboard.type('shade as');
    await group(page, 'Sessions').getByText('Shade as public property').click();
    await page.waitForURL(/\/conference-program\?session=\d+$/);
  });
});

describe('people', () => {
  test('are found as one types and opened; others never see them', async ({ open }) => {
    const page = await open('/', { as: await theDemoOrganiser() });
    await openPalette(page);
    await page.keyboard.type('Okaf');
    await group(page, 'People').getByText('Amara Okafor').click();
    await page.waitForURL(/\/apps\/user\/view\/\d+$/);
    await openPalette(page);
    await group(page, 'Recent').getByText('Amara Okafor').waitFor();
    const stranger = await open('/', { as: await anOrganiser() });
    await openPalette(stranger);
    expect(await group(stranger, 'Recent').count()).toBe(0);
    await stranger.keyboard.type('Okaf');
    await stranger.getByText('Nothing found for “Okaf”').waitFor();
  });

  test('that cannot be searched leave the pages, and another try', async ({ open, expected }) => {
    expected.push(/Failed to load resource/);
    const page = await open('/', { as: await theDemoOrganiser() });
    await button(page).waitFor();
    await page.route('**/api/main-search/data**', (route) => route.fulfill({ status: 422 }));
    await openPalette(page);
    await page.keyboard.type('sa');
    await page.getByText('Some results could not be loaded').waitFor();
    await choice(page, 'Sample table').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.unroute('**/api/main-search/data**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await group(page, 'People').getByText('Salma Haddad').waitFor();
  });
});

test('what is typed or was kept by somebody else is shown as text or not at all', async ({
  open,
}) => {
  const evil = '<img src=x onerror=alert(1)>';
  const page = await open('/', { as: await anOrganiser() });
  await page.evaluate((name) => {
    const person = { id: 1, name, detail: '', picture: 'javascript:alert(1)' };
    localStorage.setItem(
      'recentChoices',
      JSON.stringify({ owner: '1.1', choices: [{ person }, { page: 'javascript:alert(1)' }, 7] }),
    );
  }, evil);
  await openPalette(page);
  expect(await group(page, 'Recent').count()).toBe(0);
  await page.keyboard.type(evil);
  await page.getByText(`Nothing found for “${evil}”`).waitFor();
});

test('the palette has no access faults in any look', async ({ open }) => {
  const page = await open('/', { as: await theDemoOrganiser() });
  await button(page).click();
  await field(page).waitFor();
  expect(await everyLookFaults(page, page.getByRole('row').first())).toEqual([]);
  await page.keyboard.type('am');
  const found = page.getByText('Amara Okafor').first();
  expect(await everyLookFaults(page, found)).toEqual([]);
});
