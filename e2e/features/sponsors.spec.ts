import type { Delivery } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aConference } from '../setup/conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';
import { aSponsoredEvent } from '../setup/sponsors.ts';

/** A browser as people have it: the one of the tests calls itself a robot. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const packageOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Sponsors', exact: true });
const countsSent = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/sponsors/counts'));
const delivered = async (organiser: Actor, eventId: number) => {
  const path = `/api/events/${eventId}/sponsor-delivery`;
  const lines = await send<Delivery[]>(path, organiser.accessToken);
  return lines.map(({ impressions, clicks }) => [impressions, clicks]);
};

test('an organiser sets sponsors up, attendees see them, the numbers rise', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const conference = await aConference(organiser, 'Tide Summit');
  await conference.letIn(attendee);

  const lobby = await open('/venue', { as: attendee, userAgent });
  await lobby.getByRole('heading', { level: 1, name: 'Welcome to Tide Summit' }).waitFor();
  expect(await strip(lobby).count()).toBe(0);

  const office = await open('/sponsors', { as: organiser });
  await office.getByRole('button', { name: 'Add package' }).click();
  await office.getByRole('button', { name: 'Save package' }).click();
  await office.getByText('Enter a name in at least one language').waitFor();
  await office.getByRole('textbox', { name: 'Name (English)' }).fill('Gold');
  await office.getByLabel('Promised impressions: Lobby').fill('100');
  await office.getByRole('button', { name: 'Save package' }).click();
  await office.getByRole('button', { name: 'Add sponsor to Gold' }).click();
  await office.getByRole('textbox', { name: 'Name', exact: true }).fill('Acme');
  await office
    .getByRole('textbox', { name: 'Link' })
    .fill(`${inject('address')}/e/${conference.slug}`);
  await packageOf(office, 'Gold').getByRole('button', { name: 'Add sponsor', exact: true }).click();
  await office.getByRole('button', { name: 'Save sponsor' }).click();
  await office.getByRole('button', { name: 'Edit Acme' }).waitFor();

  // It comes by itself, and is counted a second later.
  const link = strip(lobby).getByRole('link', { name: /^Acme/ });
  await link.scrollIntoViewIfNeeded();
  expect(await link.getAttribute('rel')).toBe('sponsored noopener');
  const sent = countsSent(lobby);
  expect((await sent).status()).toBe(202);
  await expect.poll(() => delivered(organiser, conference.id)).toContainEqual([1, 0]);
  const followed = countsSent(lobby);
  await link.click();
  await followed;
  await expect.poll(() => delivered(organiser, conference.id)).toContainEqual([1, 1]);
  await office.reload();
  await office.getByText('1 of 100 impressions').waitFor();
  await office.getByText('1 click', { exact: true }).waitFor();
});

test('robots and organisers count for nobody', async ({ open }) => {
  const { organiser, attendee, event } = await aSponsoredEvent('Quiet Summit');
  const own = await open('/venue', { as: organiser, userAgent });
  const told: string[] = [];
  own.on('request', (request) => told.push(request.url()));
  await strip(own).scrollIntoViewIfNeeded();
  const robot = await open('/venue', { as: attendee });
  const sent = countsSent(robot);
  await strip(robot).scrollIntoViewIfNeeded();
  expect((await sent).status()).toBe(202);
  const counts = await delivered(organiser, event.id);
  expect(counts.every(([seen, followed]) => seen === 0 && followed === 0)).toBe(true);
  expect(told.filter((url) => url.endsWith('/counts'))).toEqual([]);
});

test('sponsors are put in order by keyboard, and removed after a question', async ({ open }) => {
  const { organiser } = await aSponsoredEvent('Order Summit');
  const page = await open('/sponsors', { as: organiser });
  const names = () =>
    page.getByRole('list', { name: 'Sponsors of Gold' }).locator('bdi:first-child').allInnerTexts();
  const order = async () =>
    (await names()).filter((name) => ['Acme', 'Birch', 'Cedar'].includes(name));
  await expect.poll(order).toEqual(['Acme', 'Birch', 'Cedar']);
  await page.getByRole('button', { name: 'Move Acme', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.getByText('Acme is now at place 2 of 3').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['Birch', 'Acme', 'Cedar']);
  await page.getByRole('button', { name: 'Remove Birch' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Birch?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect.poll(order).toEqual(['Acme', 'Cedar']);
  await page.reload();
  await expect.poll(order).toEqual(['Acme', 'Cedar']);
});

test('the seed is drawn again after a question', async ({ open }) => {
  const { organiser } = await aSponsoredEvent('Seed Summit');
  const page = await open('/sponsors', { as: organiser });
  const seed = page.locator('code');
  const before = await seed.innerText();
  await page.getByRole('button', { name: 'Draw again' }).click();
  await page
    .getByRole('dialog', { name: 'Draw another seed?' })
    .getByRole('button', { name: 'Draw again' })
    .click();
  await expect.poll(() => seed.innerText()).not.toBe(before);
});

test('sponsors and lobby have no access faults in any look', async ({ open }) => {
  const { organiser, attendee } = await aSponsoredEvent('Open Summit');
  const office = await open('/sponsors', { as: organiser });
  await office.locator('h3', { hasText: 'Acme' }).waitFor();
  await office.getByRole('button', { name: 'Edit Acme' }).click();
  const name = office.getByRole('textbox', { name: 'Name', exact: true });
  expect(await everyLookFaults(office, name)).toEqual([]);
  const lobby = await open('/venue', { as: attendee });
  const sponsor = lobby.getByRole('link', { name: /^Acme/ });
  expect(await everyLookFaults(lobby, sponsor)).toEqual([]);
});
