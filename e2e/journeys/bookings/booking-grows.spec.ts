import { expect } from 'vitest';
import { aBoxOffice, booksAtTheDoor, booksForFree } from '../../setup/bookings.ts';
import { accessFaults, test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { faultsOutside } from '../../setup/faults-outside.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

test('who booked adds a dinner, an organiser another, and both are seen with the first', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Reef Days');
  const office = await aBoxOffice(organiser, event);
  const ticket = await office.ticket();
  await office.ticket({ kind: 'add_on', name: { en: 'Dinner' }, price: 4_000 });
  const { token } = await booksAtTheDoor(event.slug, ticket.id, ['Ines Prado']);

  const page = await open(`/booking/${token}`);
  await page.getByRole('link', { name: 'Add tickets or extras' }).click();
  await page.getByRole('heading', { name: 'Add to your booking: Reef Days' }).waitFor();
  await page.getByRole('button', { name: 'One more: Dinner' }).click();
  await page.locator('aside').getByText('€40.00').first().waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Your contact details' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.getByRole('button', { name: 'Book for €40.00' }).click();
  await page.getByText('Waiting for payment').waitFor();
  await page.getByRole('link', { name: /^Part of booking/ }).click();
  const added = page.getByRole('link', { name: /^Pay\b/ });
  await added.waitFor();
  await page.getByText('Dinner').waitFor();

  const list = await open('/bookings', { as: organiser });
  const row = list.getByRole('row', { name: /1 × Full ticket/ });
  await row.locator('[data-open]').click();
  await list.getByRole('link', { name: /^Open booking/ }).waitFor();
  const record = await open(new URL(list.url()).pathname, { as: organiser });
  await list.getByRole('link', { name: 'Add', exact: true }).click();
  await list.getByRole('heading', { name: /^Add to booking/ }).waitFor();
  await list.getByRole('textbox', { name: 'How many: Dinner' }).fill('1');
  await list.getByRole('checkbox', { name: 'Already paid' }).check();
  await list.getByRole('button', { name: 'Book', exact: true }).click();
  await list.getByRole('link', { name: /^Added to booking/ }).waitFor();
  await record
    .getByRole('link', { name: /^Open booking/ })
    .nth(1)
    .waitFor();
  const faults = await everyLookFaults(record, record.getByText('1 × Dinner').first());
  const shown = (one: typeof page) => one.locator('h2 + a, header a').last();
  faults.push(...(await faultsOutside(open, `/booking/${token}`, shown)));
  expect(faults).toEqual([]);
});

test('a free ticket is upgraded by who booked it, and another by an organiser', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Kelp Days');
  const office = await aBoxOffice(organiser, event);
  const free = await office.ticket({ price: 0, name: { en: 'Student' } });
  await office.ticket();
  const noah = await booksForFree(event.slug, free.id, { email: 'noah@example.com' });
  const mia = { email: 'mia@example.com', fullName: 'Mia Braun' };
  const { token } = await booksForFree(event.slug, free.id, mia);

  const page = await open(`/booking/${noah.token}`);
  await page.getByRole('button', { name: /^Upgrade/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Full ticket: €119.00 more' }).check();
  const faults = await accessFaults(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('instead of Student').waitFor();
  await page.getByRole('button', { name: 'Keep my ticket' }).click();
  await page.getByRole('img', { name: 'Entrance code of Noah Berger' }).waitFor();

  const list = await open('/bookings', { as: organiser });
  await list
    .getByRole('row', { name: /Mia Braun/ })
    .locator('[data-open]')
    .click();
  await list.getByRole('button', { name: /^Upgrade/ }).click();
  const form = list.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Price' }).fill('0');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Speaks at noon');
  faults.push(...(await accessFaults(list)));
  await form.getByRole('button', { name: 'Change ticket' }).click();
  await list.getByRole('link', { name: /^Added to booking/ }).waitFor();
  await list.getByText('Speaks at noon').first().waitFor();
  const own = await open(`/booking/${token}`);
  await own.getByText('Upgraded').waitFor();
  await own.getByText('Full ticket').first().waitFor();
  expect(faults).toEqual([]);
});
