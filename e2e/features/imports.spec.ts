import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aWorkbook } from '../../server/testing/imports/a-workbook.ts';
import { test } from '../setup/browser.ts';
import { aBoxOffice } from '../setup/bookings.ts';
import { aConference } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

const table = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function sendFile(page: Page, file: ReturnType<typeof table>, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a file' }).first().click();
  await page.getByLabel('Type of data').selectOption(kind);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { level: 1, name: file.name }).waitFor();
}

const send = (page: Page, text: string, kind = 'speakers') =>
  sendFile(page, table(`${kind}.csv`, text), kind);

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
  await page.getByText('Undone: 2.').waitFor();
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

test('orders of another system become bookings, and nobody is asked to pay twice', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const office = await aBoxOffice(organiser, await aConference(organiser, 'Tide Summit'));
  await office.ticket();
  const page = await open('/imports', { as: organiser });
  await send(
    page,
    [
      'Order code,Position ID,Status,Email,Product,Attendee name,Pseudonymization ID',
      'QX7A1,1,paid,lena@example.org,Full ticket,Lena Vogt,P1',
      'QX7A1,2,paid,lena@example.org,Full ticket,Noah Berg,P2',
      'QX7B2,1,canceled,ines@example.org,Full ticket,Ines Prado,P3',
    ].join('\n'),
    'bookings',
  );
  await page.getByText('This looks like an export from pretix.').waitFor();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('was cancelled:').waitFor();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('Imported', { exact: true }).waitFor();

  await page.goto(new URL('/bookings', page.url()).href);
  await page.locator('[data-open]').first().click();
  await page.getByText('Confirmed').first().waitFor();
  await page.getByText('Noah Berg').first().waitFor();
  await page.getByText('QX7A1').first().waitFor();
});

test('another sheet of a workbook is chosen', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  await aConference(organiser, 'Tide Summit');
  const page = await open('/imports', { as: organiser });
  const buffer = Buffer.from(
    await aWorkbook({
      Rooms: [['Room'], ['Harbour Hall']],
      Speakers: [
        ['Name', 'E-Mail'],
        ['Ada Sommer', 'ada@example.org'],
      ],
    }),
  );
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await sendFile(page, { name: 'program.xlsx', mimeType, buffer }, 'speakers');
  await page.getByText('Harbour Hall').waitFor();
  await page.getByLabel('Sheet').selectOption('Speakers');
  await page.getByText('ada@example.org').waitFor();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('Imported', { exact: true }).waitFor();

  await page.goto(new URL('/speakers/all', page.url()).href);
  await page.getByText('Ada Sommer').first().waitFor();
});
