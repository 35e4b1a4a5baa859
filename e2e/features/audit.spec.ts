import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anOrganiser, theDemoAttendee } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';

const entries = (page: Page) => page.getByRole('region', { name: 'Entries' }).getByRole('listitem');

describe('the audit trail', () => {
  test('shows a change with before and after, and what is HTML as text', async ({ open }) => {
    const organiser = await anOrganiser();
    const page = await open('/settings', { as: organiser });
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.waitFor();
    const before = await name.inputValue();
    await name.fill('<img src=x onerror=alert(1)> Society');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Audit trail' }).click();
    const change = entries(page).filter({ hasText: 'Changed the settings of' });
    await change.getByText(organiser.userData.username).first().waitFor();
    await change.getByText('from 127.0.0.1').waitFor();
    await change.getByText('1 detail').waitFor();
    const [was, is] = [change.locator('del'), change.locator('ins')];
    expect(await was.innerText()).toContain(before);
    expect(await is.innerText()).toContain('<img src=x onerror=alert(1)> Society');
    await entries(page).filter({ hasText: 'Signed in with' }).first().waitFor();
  });

  test('is filtered by what was done, who did it and when, in the address', async ({ open }) => {
    const organiser = await anOrganiser();
    const page = await open('/settings/audit', { as: organiser });
    await entries(page).filter({ hasText: 'Signed in' }).first().waitFor();
    await page.getByLabel('What').first().click();
    await page.getByRole('option', { name: 'Everything about people' }).click();
    await page.getByText('Nothing matches these filters').waitFor();
    expect(new URL(page.url()).searchParams.get('action')).toBe('people');
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await entries(page).first().waitFor();
    await page.getByLabel('Who').first().fill(organiser.userData.username);
    await page.getByRole('option', { name: organiser.userData.username }).click();
    await page.waitForURL(/person=\d+/);
    await entries(page).first().waitFor();
    await page.goto(new URL('/settings/audit?to=2020-01-01', page.url()).href);
    await page.getByText('Nothing matches these filters').waitFor();
    await page.goBack();
    await entries(page).first().waitFor();
  });

  test('reads on to what is older', async ({ open }) => {
    const organiser = await anOrganiser();
    await organiser.renames(55);
    const page = await open('/settings/audit?action=organisations', { as: organiser });
    await entries(page).nth(49).waitFor();
    await page.getByRole('button', { name: 'Show older' }).click();
    await page.getByText('55 entries in total').waitFor();
    expect(await entries(page).count()).toBe(55);
  });

  test('is not for attendees', async ({ open }) => {
    const page = await open('/settings/audit', { as: await theDemoAttendee() });
    await page.getByRole('heading', { level: 1, name: 'This page is not for you' }).waitFor();
  });
});

test('the audit trail can be used by everyone, in every look', async ({ open }) => {
  const organiser = await anOrganiser();
  await organiser.renames(1);
  const page = await open('/settings/audit', { as: organiser });
  expect(await everyLookFaults(page, page.locator('ins').first())).toEqual([]);
});
