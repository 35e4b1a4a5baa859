import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBoxOffice, booksAtTheDoor, booksForFree } from '../../setup/bookings.ts';
import { test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { faultsOutside } from '../../setup/faults-outside.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** One has paid nothing yet, another had nothing to pay. */
async function twoBookings() {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Days');
  const office = await aBoxOffice(organiser, event);
  const [full, free] = [await office.ticket(), await office.ticket({ price: 0 })];
  await booksAtTheDoor(event.slug, full.id, ['Ines Prado']);
  await booksForFree(event.slug, free.id, { email: 'noah@example.com' });
  return { organiser };
}

async function writes(page: Page, subject: string) {
  await field(page, 'Subject').fill(subject);
  await field(page, 'Text').fill('Hello ');
  await press(page, 'Insert a field');
  await page.getByRole('menuitem', { name: 'Name', exact: true }).click();
  await field(page, 'Text').press('End');
  await press(page, 'Insert a field');
  await page.getByRole('menuitem', { name: 'Amount due' }).click();
  await press(page, 'Save and preview');
  await page.getByRole('heading', { name: 'Who gets it' }).waitFor();
}

test('who has not paid is written to, and the booking says so', async ({ open }) => {
  const { organiser } = await twoBookings();
  const page = await open('/bookings?balance=open', { as: organiser });
  await page.getByText('Ines Prado').waitFor();
  await page.getByRole('link', { name: 'Write to these' }).click();
  await page.getByRole('heading', { name: 'Write a mailing' }).waitFor();
  await writes(page, 'Still open');
  await page.getByText('ines@example.com', { exact: true }).waitFor();
  await page.getByText('Gets it (1)').waitFor();
  await page.getByText('Hello Ines Prado€119.00').waitFor();
  const looked = await open(new URL(page.url()).pathname, { as: organiser });
  const faults = await everyLookFaults(looked, looked.getByText('Ines Prado').first());
  await press(page, 'Send now');
  await page.getByRole('dialog').getByText('Send this to 1 person?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
  await page.locator('header').getByText('Sent', { exact: true }).waitFor();
  const outbox = (await organiser.outbox()).filter(({ subject }) => subject === 'Still open');
  expect(outbox.map(({ to }) => to)).toEqual(['ines@example.com']);
  const sent = await open(new URL(page.url()).pathname, { as: organiser });
  faults.push(...(await everyLookFaults(sent, sent.getByText('Ines Prado').first())));
  await page.getByRole('link', { name: /^[A-Z2-9]{7}$/ }).click();
  await page.getByText('Mailing sent').waitFor();
  await page.getByText('Still open').waitFor();
  expect(faults).toEqual([]);
});

test('a mailing is scheduled by the clock of the event, seen by others at once, and cancelled', async ({
  open,
}) => {
  const { organiser } = await twoBookings();
  const page = await open('/bookings/letters', { as: organiser });
  await page.getByRole('heading', { name: 'No mailings yet' }).waitFor();
  const other = await open('/bookings/letters', { as: organiser });
  await page.getByRole('link', { name: 'Write a mailing' }).click();
  await writes(page, 'See you soon');
  await page.getByText('Gets it (2)').waitFor();
  await page.getByLabel('Or schedule it').fill(inAMonth());
  await press(page, 'Schedule');
  await page.getByText('Scheduled', { exact: true }).waitFor();
  await other.getByText('Scheduled', { exact: true }).waitFor();
  await other.getByText(/Will be sent .*9:30/).waitFor();
  await press(page, 'Cancel sending');
  await other.getByText('Draft', { exact: true }).waitFor();
  const faults = await everyLookFaults(
    other,
    other.locator('a[href^="/bookings/letters/"]').last(),
  );
  expect(faults).toEqual([]);
});

const inAMonth = (): string =>
  `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T09:30`;

test('a link that is not whole says so, in every look', async ({ open, expected }) => {
  expected.push(/404/);
  const dead = `/letters/stop/${'x'.repeat(43)}`;
  const said = (page: Page) => page.getByRole('heading').last();
  expect(await faultsOutside(open, dead, said)).toEqual([]);
});
