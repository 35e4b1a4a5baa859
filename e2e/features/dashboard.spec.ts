import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Actor, anOrganiser, send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { addEntry } from '../setup/calendar-screen.ts';
import { inMinutes } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { withoutSteps } from '../setup/first-steps.ts';
import { anInvoicingOrganisation } from '../setup/invoices.ts';
import { aHall } from '../setup/hall.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';
import { aStage } from '../setup/stages.ts';

/** Cards that are about the event. */
const aboutEvent = ['event', 'coming', 'stages', 'waiting', 'joined', 'bookings', 'figures'];
const headings = (page: Page) => page.locator('main section h2').allInnerTexts();
const card = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Arrange the dashboard' });
const layoutOf = ({ accessToken }: Actor) =>
  send<{ order: string[]; hidden: string[] }>('/api/dashboard', accessToken);

test('cards are arranged by keyboard and hidden, in every window, and stay so', async ({
  open,
}) => {
  const person = await withoutSteps(await anOrganiser());
  await send('/api/dashboard', person.accessToken, { order: [], hidden: aboutEvent }, 'PUT');
  const [page, second] = [await open('/', { as: person }), await open('/', { as: person })];
  for (const window of [page, second]) await card(window, 'Sales this month').waitFor();
  expect(await headings(page)).toEqual(['Next tasks', 'Recent activity', 'Sales this month']);

  await page.getByRole('button', { name: 'Arrange' }).click();
  const handle = drawer(page).getByRole('button', { name: 'Move Next tasks' });
  await handle.focus();
  // Nobody waits between keys: none of them is lost, and Escape leaves the drawer open.
  const down = Array.from({ length: 3 }, () => 'ArrowDown');
  for (const key of ['Space', 'ArrowDown', 'Escape', 'Space', ...down, 'Enter'])
    await page.keyboard.press(key);
  const moved = ['Recent activity', 'Next tasks', 'Sales this month'];
  for (const window of [page, second]) await expect.poll(() => headings(window)).toEqual(moved);

  await drawer(page).getByRole('switch', { name: 'Show Recent activity' }).press('Space');
  await card(second, 'Recent activity').waitFor({ state: 'detached' });
  await expect.poll(async () => (await layoutOf(person)).hidden).toEqual([...aboutEvent, 'deeds']);
  await second.reload();
  await card(second, 'Sales this month').waitFor();
  expect(await headings(second)).toEqual(['Next tasks', 'Sales this month']);

  await drawer(page).getByRole('button', { name: 'Reset order' }).click();
  await expect.poll(() => headings(second)).toContain('Recent activity');
  await expect.poll(() => layoutOf(person)).toEqual({ order: [], hidden: [] });
});

test('what can be arranged has no access faults in any look', async ({ open }) => {
  const page = await open('/', { as: await withoutSteps(await anOrganiser()) });
  await page.getByRole('button', { name: 'Arrange' }).click();
  const list = page.getByRole('dialog').getByRole('listitem').last();
  expect(await everyLookFaults(page, list)).toEqual([]);
});

test('sales appear by themselves as they are billed and paid', async ({ open }) => {
  const organiser = await withoutSteps(await aVerifiedOrganiser());
  const books = await anInvoicingOrganisation(organiser);
  const page = await open('/', { as: organiser });
  const sales = page.getByRole('region', { name: 'Sales this month' });
  await sales.getByText('Nothing was billed or paid this month.').waitFor();
  const invoice = await books.issue();
  await sales.getByRole('link', { name: 'Billed' }).waitFor();
  await books.pay(invoice, 5_000);
  await sales.getByText('€50.00').first().waitFor();
  await sales.getByRole('button', { name: 'Show as a table' }).click();
  await sales.getByRole('table', { name: 'Billed and received' }).waitFor();
  await sales.getByRole('link', { name: 'Outstanding' }).click();
  await page.waitForURL(/\/apps\/invoice\/list/);
});

test('an attendee is told whom they meet', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const page = await open('/', { as: attendee });
  const meetings = page.getByRole('region', { name: 'My meetings' });
  await meetings.getByText('Meetings you are invited to').waitFor();
  await addEntry(organiser, {
    title: 'Coffee with Ada',
    start: inMinutes(60),
    end: inMinutes(90),
    guests: [{ personId: attendee.userData.id }] as never,
  });
  await meetings.getByText('Waiting for your answer').waitFor();
  await meetings.getByRole('link', { name: /Coffee with Ada/ }).click();
  await page.waitForURL(/\/apps\/calendar\?entry=/);
});

test('organisers see how each stage is, attendees what is live, as it happens', async ({
  open,
}) => {
  const hall = await aHall('Summit of stages');
  const fields = {
    source: 'embed',
    address: 'https://www.youtube.com/watch?v=abcdefghijk',
  } as const;
  const { id } = await aStage(hall, 'Garden stage', fields);
  await aStage(hall, 'Quiet stage', fields);
  const [ada, noah] = [
    await open('/', { as: hall.organiser }),
    await open('/', { as: hall.attendee }),
  ];
  const [health, live] = [ada, noah].map((page) => page.getByRole('region', { name: 'Stages' }));
  await health?.getByRole('link', { name: 'Garden stage Not live' }).waitFor();
  await live?.getByText('Nothing is live right now.').waitFor();
  await send(`/api/events/${hall.event.id}/stages/${id}/runs`, hall.organiser.accessToken, {
    sessionId: null,
    isRecorded: false,
  });
  await health?.getByRole('link', { name: /^Garden stage.*Live$/ }).waitFor();
  await health?.getByRole('link', { name: 'Quiet stage Not live' }).waitFor();
  const onAir = live?.getByRole('link', { name: /^Garden stage/ });
  await onAir?.waitFor();
  expect(await live?.getByRole('listitem').count()).toBe(1);
  expect(await onAir?.getAttribute('href')).toBe(`/live-event?stage=${id}`);
  await health?.getByRole('link', { name: /^Garden stage/ }).click();
  await ada.waitForURL(/\/live-conference$/);
});
