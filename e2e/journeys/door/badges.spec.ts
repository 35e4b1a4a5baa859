import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBoxOffice, booksAtTheDoor } from '../../setup/bookings.ts';
import { test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

async function savedBy(page: Page, button: Locator): Promise<string> {
  const saved = page.waitForEvent('download');
  await button.click();
  return (await saved).suggestedFilename();
}

test('a badge is laid out beside what it will be, and printed for one and for all', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Days');
  const office = await aBoxOffice(organiser, event);
  const ticket = await office.ticket({ poolIds: [await office.pool(5)] });
  await booksAtTheDoor(event.slug, ticket.id, ['Ines Prado', 'Bo Li']);

  const door = await open('/bookings/check-in', { as: organiser });
  await door.getByText('0 of 2 checked in').waitFor();
  await door.getByRole('link', { name: 'Badges' }).click();
  await door.getByRole('img', { name: 'Badge of Ines Prado' }).waitFor();
  await door.getByLabel('Format', { exact: true }).selectOption('Card (86 × 54 mm)');
  await door.getByLabel('Paper').selectOption('Several on an A4 sheet');
  await door.getByText('10 badges on a sheet').waitFor();
  await door.getByRole('checkbox', { name: 'Full ticket' }).check();
  await press(door, 'Add line');
  await door.getByLabel('Text (English)').fill('Ask me about tides');
  await door.getByLabel('Whose badge').selectOption('Bo Li · Full ticket');
  await door.getByRole('img', { name: 'Badge of Bo Li' }).waitFor();
  await press(door, 'Save');
  await door.getByText('2 badges, from Bo Li to Ines Prado').waitFor();
  expect(await savedBy(door, door.getByRole('button', { name: 'Print 2 badges' }))).toMatch(
    /^badges-.*\.pdf$/,
  );
  await door.getByLabel('Who', { exact: true }).selectOption('Already checked in');
  await door.getByText('Nobody matches this choice.').waitFor();
  const faults = await everyLookFaults(door, door.locator('img[src^="data:image/svg"]'));

  await door.goto(door.url().replace('/badges', ''));
  await press(door, 'Let in Bo Li');
  const answer = door.getByRole('alert').getByRole('button', { name: 'Print the badge of Bo Li' });
  expect(await savedBy(door, answer)).toMatch(/^badge-.*\.pdf$/);
  expect(faults).toEqual([]);
});
