import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBoxOffice, holds } from '../../setup/bookings.ts';
import { send } from '../../setup/api.ts';
import { accessFaults, test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { faultsOutside } from '../../setup/faults-outside.ts';
import { mailed } from '../../setup/letters.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const linkTo = async (email: string, kind: 'waiting' | 'booking') =>
  (await mailed(email, new RegExp(`/${kind}/[\\w-]{43}`))).found;

async function anEventSoldOut() {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Full Days');
  const office = await aBoxOffice(organiser, event);
  const { id } = await office.ticket({ price: 0, poolIds: [await office.pool(1)] });
  const { token } = await holds(event.slug, id, 1);
  return { organiser, event, ticketId: id, taken: token };
}

const givesBack = (token: string) => send(`/api/booking/${token}/give-up`, null, {});

async function waits(event: { slug: string }, ticketId: number, email: string): Promise<string> {
  const body = { items: [{ ticketId, quantity: 1 }], fullName: 'Bo Li', email, language: 'en' };
  await send(`/api/e/${event.slug}/waiting`, null, body);
  const path = await linkTo(email, 'waiting');
  await send(`/api${path}/confirm`, null, {});
  return path;
}

test('what is sold out is waited for, offered when somebody gives up, and booked', async ({
  open,
}) => {
  const { organiser, event, taken } = await anEventSoldOut();
  const email = `kim-${event.id}@example.com`;
  const list = await open('/bookings/waiting', { as: organiser });
  await list.getByRole('heading', { name: 'Nobody is waiting' }).waitFor();
  const page = await open(`/e/${event.slug}/register`);
  await page.getByText('Sold out', { exact: true }).waitFor();
  await press(page, /^Join the waiting list/);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You pay nothing yet.', { exact: false }).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await field(page, 'Full name').fill('Kim Osei');
  await field(page, 'Email').fill(email);
  await press(page, 'Join the list');
  await page.getByText('check your email', { exact: false }).waitFor();
  await list.getByText('Address not confirmed yet').waitFor();

  const path = await linkTo(email, 'waiting');
  const own = await open(path);
  await own.getByText('You are next in line').waitFor();
  await press(own, 'One more: Full ticket');
  await press(own, 'Save');
  await list.getByText('2 × Full ticket').waitFor();
  await press(own, 'One less: Full ticket');
  await press(own, 'Save');
  await list.getByText('1 × Full ticket').waitFor();

  await givesBack(taken);
  await list.getByText(/^until /).waitFor();
  const offered = await open(await linkTo(email, 'booking'));
  await offered.getByRole('heading', { name: 'Your contact details' }).waitFor();
  expect(await field(offered, 'Email').inputValue()).toBe(email);
  await offered
    .getByRole('group', { name: /^Person 1:/ })
    .getByRole('textbox', { name: 'Full name' })
    .fill('Kim Osei');
  await press(offered, 'Continue');
  await press(offered, 'Book now');
  await offered.getByText('Confirmed').waitFor();
  await list.getByRole('heading', { name: 'Nobody is waiting' }).waitFor();
});

test('the line and one’s place in it can be used by everyone, in every look', async ({ open }) => {
  const { organiser, event, ticketId } = await anEventSoldOut();
  const first = await waits(event, ticketId, `bo-${event.id}@example.com`);
  const gone = await waits(event, ticketId, `ada-${event.id}@example.com`);
  const place = (page: Page) => page.locator('section ul li button').first();
  const faults = [await faultsOutside(open, first, place)];
  const list = await open('/bookings/waiting', { as: organiser });
  await list.locator('[data-open]').nth(1).click();
  await field(list, 'Reason').fill('Booked by telephone.');
  await press(list, 'Remove from the list');
  await list.locator('[data-open]').nth(1).waitFor({ state: 'detached' });
  const over = await open(gone);
  await over.getByText('Booked by telephone.').waitFor();
  faults.push(await accessFaults(over));
  faults.push(await everyLookFaults(list, list.locator('[data-open]').first()));
  expect(faults.flat()).toEqual([]);
});
