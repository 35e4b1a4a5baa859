import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBoxOffice } from '../setup/bookings.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aConference } from '../setup/conference.ts';
import { looksOutside, wearFromNowOn } from '../setup/looks.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';
import { aPricedEvent } from '../setup/pricing.ts';

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save pricing' }).click();
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

test('what an organiser sets is seen at once by an attendee, and by everyone once public', async ({
  open,
  expected,
}) => {
  // What is not public yet is not there for a visitor.
  expected.push(/404 .*\/e\/price-summit[\w-]*\/pricing/);
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const { slug } = await aConference(organiser, 'Price Summit');
  const venue = await open('/pages/pricing', { as: attendee });
  await venue.getByRole('heading', { name: 'No prices yet' }).waitFor();
  expect(await venue.getByRole('link', { name: 'Edit pricing' }).count()).toBe(0);

  const office = await open('/pages/pricing', { as: organiser });
  await office.getByRole('link', { name: 'Edit pricing' }).click();
  await office.getByRole('button', { name: 'Add plan' }).click();
  await save(office);
  await office.getByText('Give every plan a name in at least one language').waitFor();
  await field(office, 'Name').fill('Standard');
  await field(office, 'Price per month (EUR)').fill('49');
  await field(office, 'Price per year (EUR)').fill('480');
  await office.getByRole('combobox', { name: 'Button leads to' }).click();
  await office.getByRole('option', { name: 'Registration for an event' }).click();
  await office.getByRole('button', { name: 'Add benefit' }).click();
  await field(office, 'Benefit').fill('A stage of your own');
  await office.getByRole('button', { name: 'Add question' }).click();
  await field(office, 'Question').fill('How do we pay?');
  await office.getByRole('button', { name: 'Write the answer' }).click();
  await office.getByRole('textbox', { name: 'Answer' }).fill('By invoice.');
  await save(office);
  await saved(office);

  const standard = card(venue, 'Standard');
  await standard.getByText('€40', { exact: true }).waitFor();
  await standard.getByText('A stage of your own').waitFor();
  await venue.getByRole('radiogroup').getByText('Monthly').click();
  await standard.getByText('€49', { exact: true }).waitFor();
  await venue.getByText('How do we pay?').click();
  await venue.getByText('By invoice.').waitFor();

  const outside = await open(`/e/${slug}/pricing`);
  await outside.getByText('No prices yet').waitFor();
  await office.getByRole('switch', { name: /^Show on the public page/ }).check();
  await save(office);
  await saved(office);
  await outside.goto(new URL(`/e/${slug}`, outside.url()).href);
  await outside.getByRole('link', { name: 'See pricing' }).click();
  await card(outside, 'Standard').getByText('€40', { exact: true }).waitFor();
  await card(outside, 'Standard').getByRole('link', { name: 'Register' }).click();
  await outside.getByRole('heading', { level: 1, name: 'Price Summit' }).waitFor();
});

test('the button of a plan sells a booth package, which waits chosen at the booking', async ({
  open,
}) => {
  const { organiser, event } = await aPricedEvent('Booth Summit');
  const till = await aBoxOffice(organiser, event);
  await till.ticket();
  await till.ticket({ kind: 'add_on', name: { en: 'Dinner' } });
  await till.ticket({
    kind: 'booth',
    name: { en: 'Gold booth' },
    price: 240_000,
    opens: { what: 'nothing', stageIds: [], sessionIds: [] },
    gives: { boothTier: 'gold', sponsorPackageId: null, passTicketId: null, passes: 0 },
  });
  const office = await open('/pages/pricing/edit', { as: organiser });
  await office.getByRole('button', { name: /^Standard/, expanded: false }).click();
  await office.getByRole('combobox', { name: 'Button leads to' }).click();
  await office.getByRole('option', { name: 'One ticket or package' }).click();
  await save(office);
  await office.getByText('Check the prices and what the buttons lead to').waitFor();
  await office.getByRole('combobox', { name: 'Ticket or package' }).click();
  await office.getByRole('option', { name: 'Full ticket' }).waitFor();
  expect(await office.getByRole('option', { name: 'Dinner' }).count()).toBe(0);
  await office.getByRole('option', { name: 'Gold booth' }).click();
  await save(office);
  await saved(office);
  expect(await everyLookFaults(office, office.locator('main form'))).toEqual([]);

  const outside = await open(`/e/${event.slug}/pricing`);
  await card(outside, 'Standard').getByRole('link', { name: 'Book this booth' }).click();
  await outside.getByRole('heading', { name: 'For exhibitors' }).waitFor();
  await outside.getByText('€2,400.00').first().waitFor();
  await outside.getByRole('button', { name: 'Continue' }).click();
  await outside.getByRole('textbox', { name: 'Company name' }).waitFor();
});

test('two organisers who edit at once lose nothing', async ({ open }) => {
  const { organiser } = await aPricedEvent('Two Summit');
  const [one, other] = [
    await open('/pages/pricing/edit', { as: organiser }),
    await open('/pages/pricing/edit', { as: organiser }),
  ];
  await field(one, 'Title').fill('What it costs');
  await field(other, 'Introduction').fill('Begin for free.');
  await save(one);
  await saved(one);
  await expect.poll(() => field(other, 'Title').inputValue()).toBe('What it costs');
  await save(other);
  await saved(other);
  await expect.poll(() => field(one, 'Introduction').inputValue()).toBe('Begin for free.');
});

test('prices can be read and edited by everyone, in every look', async ({ open }) => {
  const { organiser, attendee } = await aPricedEvent('Open Summit');
  const venue = await open('/pages/pricing', { as: attendee });
  expect(await everyLookFaults(venue, card(venue, 'Standard'))).toEqual([]);
  const office = await open('/pages/pricing/edit', { as: organiser });
  await office.getByRole('button', { name: /^Standard/, expanded: false }).click();
  await office.getByRole('button', { name: 'How do we pay?', exact: true }).click();
  const form = office.locator('main form');
  expect(await everyLookFaults(office, form)).toEqual([]);
});

test('the public page can be read by everyone, in every look', async ({ open }) => {
  const { event } = await aPricedEvent('Public Summit');
  const path = `/e/${event.slug}/pricing`;
  const desk = await open(path);
  for (const look of looksOutside) {
    await wearFromNowOn(desk, look);
    await desk.reload();
    await card(desk, 'Standard').waitFor();
    expect([look, await accessFaults(desk)]).toEqual([look, []]);
  }
  const phone = await open(path, { language: 'de', viewport: { width: 390, height: 844 } });
  await card(phone, 'Standard').waitFor();
  expect(await accessFaults(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
