import { expect } from 'vitest';
import { aBoxOffice, booksAtTheDoor, holds } from '../../setup/bookings.ts';
import { accessFaults, test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

test('an organiser sees how full the event is and became, and each number opens its bookings', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Days');
  const office = await aBoxOffice(organiser, event);
  const hall = await office.pool(5);
  const full = await office.ticket({ poolIds: [hall] });
  await office.ticket({ kind: 'add_on', name: { en: 'Dinner' }, price: 4_000 });
  const page = await open('/bookings/overview', { as: organiser });
  await page.getByText('No bookings yet.').waitFor();

  await booksAtTheDoor(event.slug, full.id, ['Ines Prado', 'Bo Li']);
  const pools = page.getByRole('table', { name: 'Pools of places' });
  const row = pools.getByRole('row', { name: /^Pool of 5/ });
  await row.getByRole('link', { name: '2', exact: true }).waitFor();
  await row.getByRole('cell', { name: '3', exact: true }).waitFor();
  await holds(event.slug, full.id, 1);
  await page.reload();
  await row.getByRole('link', { name: '1', exact: true }).click();
  await page.getByText('Being filled in').first().waitFor();
  expect(await page.getByText('Ines Prado').count()).toBe(0);

  await page.goBack();
  const days = page.getByRole('table', { name: 'Day by day' });
  await days.getByRole('link', { name: '2', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'What happened: Booked' }).waitFor();
  await page.getByText('Ines Prado').waitFor();
  const faults = await accessFaults(page);

  await page.goBack();
  await days.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('heading', { name: /^Hours of / }).waitFor();
  await page.getByRole('button', { name: 'As a table' }).first().click();
  await page.getByRole('table', { name: 'Places by hour' }).waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Dinner');
  await page.waitForURL(/ticket=/);
  await page.getByRole('link', { name: 'Back to all days' }).click();
  await page.getByText('No bookings yet.').waitFor();
  faults.push(...(await everyLookFaults(page, page.getByRole('row').nth(1))));
  expect(faults).toEqual([]);
});
