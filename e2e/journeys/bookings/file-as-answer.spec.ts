import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBoxOffice } from '../../setup/bookings.ts';
import { accessFaults, test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const card = {
  name: 'Student card.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};
const large = { ...card, name: 'Scan.pdf', buffer: Buffer.alloc(6_000_000) };
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function saved(page: Page, name: string | RegExp) {
  const saving = page.waitForEvent('download');
  await press(page, name);
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a student sends a card from a phone, and the organiser saves it', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Days');
  const office = await aBoxOffice(organiser, event);
  await office.ticket({ price: 0, name: { en: 'Student' } });
  const question = { kind: 'file', label: { en: 'Your student card' }, isRequired: true } as const;
  await office.question(question);

  const page = await open(`/e/${event.slug}/register`, { viewport: { width: 390, height: 844 } });
  await press(page, 'One more: Student');
  await press(page, 'Continue');
  await page.getByRole('textbox', { name: 'Full name', exact: true }).first().fill('Ines Prado');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ines@example.com');
  await press(page, 'Continue');
  await page.getByRole('group', { name: 'Your student card' }).waitFor();
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles(large);
  await page.getByText('This file is larger than 5 MB.').waitFor();
  await choose.setInputFiles({ ...card, name: 'First.pdf' });
  await page.getByRole('button', { name: 'Download First.pdf' }).waitFor();
  await choose.setInputFiles(card);
  await page.getByRole('button', { name: 'Download Student card.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Replace file: Your student card' }).waitFor();
  const faults = await accessFaults(page);

  const other = await open(new URL(page.url()).pathname + new URL(page.url()).search);
  expect((await saved(other, 'Download Student card.pdf')).text).toBe(card.buffer.toString());
  await press(page, 'Remove Student card.pdf');
  await press(page, 'Continue');
  await page.getByText('Please answer this').waitFor();
  await choose.setInputFiles(card);
  await page.getByRole('button', { name: 'Replace file: Your student card' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Download Student card.pdf' }).waitFor();
  await press(page, 'Continue');
  await press(page, 'Book now');
  await page.getByText('Confirmed').waitFor();

  const desk = await open('/bookings/answers', { as: organiser });
  await desk.getByText('1 of 1 people answered').waitFor();
  expect(await saved(desk, 'Download Student card.pdf')).toEqual({
    name: card.name,
    text: card.buffer.toString(),
  });
  await desk.getByRole('link', { name: 'Ines Prado' }).click();
  await desk.getByRole('heading', { name: /^Booking / }).waitFor();
  expect((await saved(desk, 'Download Student card.pdf')).name).toBe(card.name);
  expect([...faults, ...(await accessFaults(desk))]).toEqual([]);
});
