import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anOrganiser, theDemoAttendee } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { mailedLink } from '../setup/letters.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

const settings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const preview = (page: Page) => page.getByRole('figure');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the settings of the organisation', () => {
  test('are kept, and seen at once in a second window', async ({ open }) => {
    const organiser = await anOrganiser();
    const page = await open('/settings', { as: organiser });
    const other = await open('/settings', { as: organiser });
    await settings(other).waitFor();
    await field(page, 'Name').fill('Horizon <b>Society</b>');
    await field(page, 'Short name').fill('HS');
    await preview(page).getByText('HS Users').waitFor();
    await page.getByRole('radio', { name: 'Teal' }).check();
    await page.getByRole('button', { name: 'Add Deutsch' }).click();
    await page.getByRole('button', { name: 'Move Deutsch up' }).click();
    await page.getByLabel('Time zone').first().fill('Lisbon');
    // By keys, as whoever types it: a click may scroll the field away, and its list goes with it.
    await page.getByRole('option', { name: 'Europe/Lisbon' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await save(page);
    await saved(page);
    await preview(other).getByText('HS Users').waitFor();
    const menu = other.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Users', exact: true }).click();
    await menu.getByRole('link', { name: 'HS Users' }).waitFor();
    expect(await field(other, 'Name').inputValue()).toBe('Horizon <b>Society</b>');
    expect(await field(other, 'Colour code').inputValue()).toBe('#0b7285');
    await page.reload();
    await preview(page).getByText('HS Users').waitFor();
    expect(await page.getByLabel('Time zone').first().inputValue()).toBe('Europe/Lisbon');
    const languages = page.getByRole('group', { name: 'Languages' }).getByRole('listitem');
    expect(await languages.first().innerText()).toContain('Deutsch');
  });

  test('show a logo in every window, until it is taken away', async ({ open }) => {
    const organiser = await anOrganiser();
    const page = await open('/settings', { as: organiser });
    const other = await open('/settings', { as: organiser });
    const logo = other.getByRole('img', { name: 'The logo as it is now' });
    await page.getByRole('button', { name: 'Add a logo' }).click();
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: onePixel };
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await logo.waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await logo.waitFor({ state: 'detached' });
  });

  test('tell on the field what cannot be', async ({ open, expected }) => {
    expected.push(/status of 422/);
    const page = await open('/settings', { as: await anOrganiser() });
    await field(page, 'Name').fill(' ');
    await save(page);
    await page.getByText('This is not valid. Check it').waitFor();
    await field(page, 'Name').fill('Horizon');
    await field(page, 'Colour code').fill('#FC0');
    await page.getByText('Contrast 1.5 : 1, needs 4.5 : 1').waitFor();
    await save(page);
    await page.getByText('White text cannot be read on this colour.').waitFor();
    expect(await field(page, 'Colour code').inputValue()).toBe('#ffcc00');
  });

  test('ask before what was typed is lost', async ({ open }) => {
    const page = await open('/settings', { as: await anOrganiser() });
    await field(page, 'Name').fill('Something else');
    await page.getByRole('link', { name: 'Outbox', exact: true }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await field(page, 'Name').inputValue()).toBe('Something else');
    await page.getByRole('link', { name: 'Outbox', exact: true }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor();
  });

  test('are not for attendees', async ({ open }) => {
    const page = await open('/settings', { as: await theDemoAttendee() });
    await page.getByRole('heading', { level: 1, name: 'This page is not for you' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'To-do' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0);
  });
});

test('a founder confirms their address by the email they ask for', async ({ open }) => {
  const organiser = await anOrganiser();
  // Asking for another mail ends the link of the first.
  const ended = await mailedLink(organiser.email, 'verify');
  const page = await open('/settings', { as: organiser });
  await page.getByText('Your email address is not confirmed yet').waitFor();
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await page.getByText('The email is on its way.').waitFor();
  const verified = await open(await mailedLink(organiser.email, 'verify', ended));
  await verified.getByText('Your address is confirmed. Thank you.').waitFor();
  await page.getByText('Your email address is not confirmed yet').waitFor({ state: 'hidden' });
});

describe('the outbox', () => {
  test('says that an invitation was written, and keeps its link to itself', async ({ open }) => {
    const organiser = await aVerifiedOrganiser();
    await organiser.invite('ines@example.org');
    const page = await open('/settings/outbox', { as: organiser });
    await page.getByRole('link', { name: / invites you to / }).click();
    const mail = page.getByRole('dialog');
    await mail.getByText('ines@example.org', { exact: true }).waitFor();
    await mail.getByText('Only the recipient may see its link.').waitFor();
    expect(new URL(page.url()).searchParams.get('mail')).toMatch(/^\d+$/);
    const link = await mailedLink('ines@example.org', 'invitation');
    expect(await page.content()).not.toContain(link.split('#')[1]);
  });

  test('shows what became of emails, as its address says', async ({ open }) => {
    const organiser = await aVerifiedOrganiser();
    await organiser.invite('ines@example.org');
    const page = await open('/settings/outbox?state=failed', { as: organiser });
    await page.getByText('No emails match').waitFor();
    await page.getByRole('button', { name: 'State: Failed' }).click();
    await page.getByRole('menuitemradio', { name: 'Sent or kept here' }).click();
    const mail = page.getByRole('link', { name: / invites you to / });
    await mail.click();
    await page.getByRole('dialog').getByText('ines@example.org', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('?state=left');
  });

  test('says which email is not there', async ({ open, expected }) => {
    expected.push(/status of 404/);
    const page = await open('/settings/outbox?mail=999999', { as: await anOrganiser() });
    await page.getByText('Email not found').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});

test.for(['/settings', '/settings/outbox'])(
  '%s can be used by everyone, in every look',
  async (path, { open }) => {
    const organiser = await aVerifiedOrganiser();
    await organiser.invite('ines@example.org');
    const page = await open(path, { as: organiser });
    const shown = page.locator('form, li time').first();
    expect(await everyLookFaults(page, shown)).toEqual([]);
  },
);

describe('the tag manager of an organisation', () => {
  const host = 'https://www.googletagmanager.com/';
  const id = 'GTM-TEST12';
  const bar = (page: Page) =>
    page.getByRole('region', { name: 'May we measure how this is used?' });
  const answer = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
  const menuLink = (page: Page, name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

  /** A stand-in for the foreign host; the answer lists the pages it was asked from. */
  const watchTags = async (page: Page): Promise<string[]> => {
    const asked: string[] = [];
    await page.context().route(`${host}**`, (route) => {
      asked.push(new URL(page.url()).pathname);
      return route.fulfill({ contentType: 'text/javascript', body: 'window.areTagsHere = true;' });
    });
    return asked;
  };
  const hasTags = (page: Page) => page.evaluate(() => 'areTagsHere' in globalThis);

  test('loads after a yes and on no page of organisers', async ({ open, expected }) => {
    expected.push(
      /^foreign request: https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TEST12$/,
    );
    const page = await open('/settings', { as: await anOrganiser() });
    const asked = await watchTags(page);
    await field(page, 'Google Tag Manager ID').fill('nonsense');
    await save(page);
    await page.getByText('Write an ID like GTM-AB12CD, or leave it empty').waitFor();
    await field(page, 'Google Tag Manager ID').fill(id.toLowerCase());
    await save(page);
    await saved(page);
    expect(await bar(page).count()).toBe(0);
    await page.goto(new URL('/', page.url()).href);
    await bar(page).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(asked).toEqual([]);
    await answer(page, 'Allow');
    await page.waitForFunction(() => 'areTagsHere' in globalThis);
    expect(asked).toEqual(['/']);
    expect(await bar(page).count()).toBe(0);
    await menuLink(page, 'Settings').click();
    await page.waitForFunction(() => !('areTagsHere' in globalThis));
    await settings(page).waitFor();
    await page.reload();
    await settings(page).waitFor();
    expect(await hasTags(page)).toBe(false);
    expect(asked).toEqual(['/']);
  });

  test('is not loaded after a no, until that is taken back', async ({ open, expected }) => {
    expected.push(/^foreign request: https:\/\/www\.googletagmanager\.com\/gtm\.js/);
    const organiser = await anOrganiser();
    await organiser.loadsTags(id);
    const page = await open('/', { as: organiser });
    const asked = await watchTags(page);
    await answer(page, 'Decline');
    await page.goto(new URL('/pages/account-settings?tab=notifications', page.url()).href);
    const allow = page.getByRole('switch', { name: /Load Google Tag Manager/ });
    await allow.waitFor();
    expect([await bar(page).count(), asked]).toEqual([0, []]);
    await allow.check();
    await page.waitForFunction(() => 'areTagsHere' in globalThis);
    await allow.uncheck();
    await page.waitForFunction(() => !('areTagsHere' in globalThis));
    await allow.waitFor();
    expect(await allow.isChecked()).toBe(false);
    expect(asked).toHaveLength(1);
  });

  test('is never there for whoever is signing in', async ({ open, expected }) => {
    expected.push(/^foreign request: https:\/\/www\.googletagmanager\.com\/gtm\.js/);
    const organiser = await anOrganiser();
    await organiser.loadsTags(id);
    const page = await open('/', { as: organiser });
    const asked = await watchTags(page);
    await answer(page, 'Allow');
    await page.waitForFunction(() => 'areTagsHere' in globalThis);
    await page.getByRole('button', { name: /Organiser$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('Email').waitFor();
    await page.waitForFunction(() => !('areTagsHere' in globalThis));
    await page.reload();
    await page.getByLabel('Email').waitFor();
    expect([await hasTags(page), asked]).toEqual([false, ['/']]);
  });
});
