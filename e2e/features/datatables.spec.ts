import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anOrganiser, theDemoAttendee, theDemoOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';

const path = '/tables/sample';
const names = (page: Page) => page.locator('[data-open]').allInnerTexts();
const salaries = async (page: Page) => {
  const texts = await page.getByText(/^\$[\d,]+\.\d\d$/).allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(/[$,]/g, '')));
};

describe('the sample table', () => {
  test('is searched, filtered, sorted and paged, and the address remembers how', async ({
    open,
  }) => {
    const page = await open(path, { as: await theDemoOrganiser() });
    await page.getByText('1–25 of 120').waitFor();
    await page.getByRole('searchbox', { name: 'Search employees' }).fill('INTERPRETER');
    await expect.poll(() => page.getByText('Interpreter', { exact: true }).count()).toBe(7);
    await page.reload();
    await expect.poll(() => page.getByText('Interpreter', { exact: true }).count()).toBe(7);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('button', { name: 'Status' }).first().click();
    await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
    await page.getByText('of 24').waitFor();
    await page.goto(new URL(`${path}?sort=-salary&page=2`, page.url()).href);
    await page.getByText('26–50 of 120').waitFor();
    const second = await salaries(page);
    expect(second).toEqual(second.toSorted((one, other) => other - one));
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('51–75 of 120').waitFor();
    await expect
      .poll(async () => (await salaries(page))[0])
      .toBeLessThanOrEqual(second.at(-1) ?? 0);
  });

  test('opens a row and copies the addresses of those chosen', async ({ open }) => {
    const page = await open(path, { as: await theDemoOrganiser() });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('1–25 of 120').waitFor();
    const [first = '', second = ''] = await names(page);
    await page.getByRole('button', { name: first, exact: true }).click();
    await page.getByRole('dialog', { name: first }).getByText('Experience').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const name of [first, second])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Copy addresses' }).click();
    await page.getByText('2 addresses copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${first} <`);
    expect(copied).toContain(`${second} <`);
  });

  test('is empty elsewhere, and closed to attendees', async ({ open, expected }) => {
    const page = await open(path, { as: await anOrganiser() });
    await page.getByText('No sample employees here').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expected.push(/Failed to load resource/);
    const attendee = await open(path, { as: await theDemoAttendee() });
    await attendee.getByRole('heading', { level: 1 }).waitFor();
    expect(await attendee.getByRole('searchbox').count()).toBe(0);
  });
});

test('the screen has no access faults in any look', async ({ open }) => {
  const page = await open(path, { as: await theDemoOrganiser() });
  const first = page.locator('[data-open]').first();
  expect(await everyLookFaults(page, first)).toEqual([]);
  await first.click();
  expect(await everyLookFaults(page, page.getByRole('dialog'))).toEqual([]);
});
