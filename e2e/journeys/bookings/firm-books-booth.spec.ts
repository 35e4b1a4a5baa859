import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aNewPerson } from '../../setup/api.ts';
import { aBoxOffice } from '../../setup/bookings.ts';
import { accessFaults, test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { mailedLink } from '../../setup/letters.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function sellsBooths(page: Page) {
  await press(page, 'Add ticket');
  await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Booth');
  await field(page, 'Name').fill('Silver booth');
  await field(page, 'Price').fill('1200');
  await page.getByRole('combobox', { name: 'Tickets for its staff' }).selectOption('Full ticket');
  await field(page, 'How many').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Silver booth · with 2 × Full ticket').waitFor();
}

async function booksOne(page: Page, email: string) {
  await page.getByRole('heading', { name: 'For exhibitors' }).waitFor();
  await page.getByText('Comes with 2 × Full ticket').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await press(page, 'One more: Silver booth');
  await press(page, 'Continue');
  await field(page, 'Full name').first().fill('Lena Vogt');
  await field(page, 'Email').fill(email);
  await press(page, 'Continue');
  await page.getByText('Please fill this in').waitFor();
  await field(page, 'Company name').fill('Quiet Pumps');
  await press(page, 'Continue');
  await field(page, 'Name').fill('Lena Vogt');
  await field(page, 'Street and number').fill('Hafenstrasse 3');
  await field(page, 'City').fill('Hamburg');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await press(page, 'Book for €1,200.00');
  await page.getByText('Waiting for payment').waitFor();
}

test('a firm books a booth, pays for it, and sets it up', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Expo');
  const office = await aBoxOffice(organiser, event);
  await office.ticket();
  const desk = await open('/bookings/tickets', { as: organiser });
  await sellsBooths(desk);

  const guest = aNewPerson();
  const page = await open(`/e/${event.slug}/register?for=exhibitors`);
  await booksOne(page, guest.email);
  expect(await page.getByText('Set up your booth').count()).toBe(0);

  await desk.goto(new URL('/bookings', desk.url()).href);
  await desk.locator('[data-open]').first().click();
  await press(desk, 'Record a payment');
  await desk.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();

  await desk.getByText('Confirmed').first().waitFor();
  await page.reload();
  await page.getByText('Confirmed').waitFor();
  await page.getByText('Not visible yet: the organisers will show it').waitFor();
  expect(await accessFaults(page)).toEqual([]);

  const own = await open(await mailedLink(guest.email, 'invitation'));
  await own.locator('input[name=username]').fill(guest.username);
  await own.locator('input[name=password]').fill(guest.password);
  await press(own, 'Accept invitation');
  await own.getByRole('navigation', { name: 'Main menu' }).waitFor();
  const way = await page.getByRole('link', { name: 'Set up your booth' }).getAttribute('href');
  await own.goto(new URL(way ?? '', own.url()).href);
  await own.getByRole('heading', { level: 1, name: 'Quiet Pumps' }).waitFor();
  await own.getByText('Silver, set by the organisers').waitFor();

  await desk.goto(new URL('/exhibitors/silver', desk.url()).href);
  await desk.getByRole('switch', { name: /Quiet Pumps/ }).check();
  const shown = async () => {
    await page.reload();
    await page.getByText('Your company at the event').waitFor();
    return page.getByText('Visible to everyone').count();
  };
  await expect.poll(shown).toBe(1);
  await desk.getByRole('link', { name: /^Booking / }).click();
  await desk.getByText('Shown', { exact: true }).waitFor();
  expect(await everyLookFaults(desk, heading(desk))).toEqual([]);
});
