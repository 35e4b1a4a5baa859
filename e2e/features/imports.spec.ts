import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { aConference } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

const table = (text: string) => ({
  name: 'speakers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a file' }).first().click();
  await page.getByLabel('What is in it').selectOption('speakers');
  await page.locator('input[type=file]').setInputFiles(table(text));
  await page.getByRole('heading', { level: 1, name: 'speakers.csv' }).waitFor();
}

test('a file with an error is mended, brought in and taken back', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  await aConference(organiser, 'Tide Summit');
  const page = await open('/imports', { as: organiser });
  await page.getByRole('heading', { level: 2, name: 'Nothing imported yet' }).waitFor();
  await send(page, 'Name;E-Mail;Shoe size\nAda Sommer;ada@example.org;38\nBo;bo@nowhere;40\n');

  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('is not an email address:').waitFor();
  await page.getByText('1 with errors').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the errors' }).click();
  expect((await saving).suggestedFilename()).toBe('speakers-errors.csv');

  await page.goto(new URL('/imports', page.url()).href);
  await send(page, 'Name;E-Mail;Shoe size\nAda Sommer;ada@example.org;38\nBo;bo@example.org;40\n');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('Imported', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText('Taken back: 2.').waitFor();
});

test('both screens look right in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  await aConference(organiser, 'Tide Summit');
  const page = await open('/imports', { as: organiser });
  await send(page, 'Name;E-Mail;Shoe size\nAda Sommer;ada@example.org;38\nBo;bo@nowhere;40\n');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('is not an email address:').waitFor();
  expect(await everyLookFaults(page, page.locator('q').first())).toEqual([]);
});
